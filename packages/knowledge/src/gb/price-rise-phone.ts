/** A notice of a higher price for a phone or broadband contract. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { PHONE } from './price-rise-cues.ts'

const HIGHER_PRICE = {
  ...CHECKED,
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
  papers: ['price_rise'],
} satisfies Partial<Rule>

const PHONE_RISE = { ...HIGHER_PRICE, when: { all: [PHONE] } } satisfies Partial<Rule>

const PHONE_RULES: Authority = {
  title: 'Ofcom General Conditions of Entitlement',
  provision: 'Condition C1 (contract requirements), under Communications Act 2003, section 45',
  url: 'https://www.ofcom.org.uk/phones-and-broadband/bills-and-charges/',
  inForceFrom: '2025-01-17',
}
const PHONE_SCHEMES: Authority = {
  title: 'Communications Act 2003',
  provision: 'sections 52 to 54, with Ofcom General Condition C4 (six weeks since 8 April 2026)',
  url: 'https://www.legislation.gov.uk/ukpga/2003/21/section/52',
  inForceFrom: '2026-04-08',
}

export const PRICE_RISE_PHONE: readonly Rule[] = [
  {
    ...PHONE_RISE,
    id: 'gb.price-rise.right-phone-pounds',
    kind: 'right',
    rank: 5,
    says: 'For a contract made since 17 January 2025, each rise must have been told to you before you signed, in pounds and pence. A rise tied to inflation is not allowed.',
    authority: PHONE_RULES,
  },
  {
    ...PHONE_RISE,
    id: 'gb.price-rise.right-phone-leave',
    kind: 'right',
    rank: 6,
    says: "If the contract does not set out this rise, they must give you a month's notice. You may then leave without a fee.",
    authority: PHONE_RULES,
  },
  {
    ...PHONE_RISE,
    id: 'gb.price-rise.right-phone-after',
    kind: 'right',
    rank: 8,
    says: 'Is your minimum term over? Then you may leave with no exit fee, after a notice of no more than one month.',
    authority: PHONE_RULES,
  },
  {
    ...PHONE_RISE,
    id: 'gb.price-rise.know-social',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 9,
    says: 'On Universal Credit or some other benefits you may get a cheaper social tariff. Ask your own firm for it first.',
    authority: PHONE_RULES,
  },
  {
    ...PHONE_RISE,
    id: 'gb.price-rise.option-phone-complain',
    kind: 'option',
    option: 'complain',
    rank: 8,
    title: 'Complain, then use the free scheme',
    says: 'Complain to the firm. After six weeks, or a deadlock letter, go to the Communications Ombudsman or CISAS.',
    cost: 'Nothing.',
    time: 'Six weeks, then some more.',
    risk: 'None.',
    bestFor: 'They refuse to let you leave.',
    authority: PHONE_SCHEMES,
  },
]
