/** A notice of a higher price in a contract that runs: phone and broadband, energy, insurance, gyms and other memberships. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CONSUMER_LAW } from './authority.ts'
import { CHECKED } from './cite-law.ts'

const HIGHER_PRICE = {
  ...CHECKED,
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
  papers: ['price_rise'],
} satisfies Partial<Rule>

const PHONE: Test = {
  says: [
    'broadband',
    'mobile',
    'airtime',
    'sim',
    'sim only',
    'landline',
    'pay tv',
    'fibre',
    'ofcom',
    'phone plan',
    'home phone',
  ],
}
const POWER: Test = {
  says: [
    'electricity',
    'gas',
    'energy tariff',
    'unit rate',
    'unit rates',
    'standing charge',
    'kwh',
    'ofgem',
    'price cap',
  ],
}
const COVER: Test = {
  says: [
    'insurance',
    'insurer',
    'premium',
    'premiums',
    'renewal premium',
    'renewal notice',
    'your cover',
    'policyholder',
  ],
}
const HOME_OR_CAR: Test = {
  says: [
    'home insurance',
    'house insurance',
    'contents insurance',
    'buildings insurance',
    'car insurance',
    'motor insurance',
    'vehicle',
    'motor policy',
    'home policy',
    'contents',
    'buildings',
  ],
}
const LOAN: Test = { says: ['mortgage', 'interest rate', 'loan', 'credit card', 'overdraft'] }

const PHONE_RISE = { ...HIGHER_PRICE, when: { all: [PHONE] } } satisfies Partial<Rule>
const POWER_RISE = {
  ...HIGHER_PRICE,
  nations: ['england', 'wales', 'scotland'],
  when: { all: [POWER], not: [PHONE] },
} satisfies Partial<Rule>
const COVER_RISE = {
  ...HIGHER_PRICE,
  when: { all: [COVER], not: [PHONE, POWER] },
} satisfies Partial<Rule>
/** Gyms, clubs, streaming and the like. */
const OTHER_RISE = {
  ...HIGHER_PRICE,
  when: { not: [PHONE, POWER, COVER, LOAN] },
} satisfies Partial<Rule>
const ANY_RISE = { ...HIGHER_PRICE, when: { not: [LOAN] } } satisfies Partial<Rule>

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
const POWER_RULES: Authority = {
  title: 'Ofgem: standard conditions of electricity and gas supply licences',
  provision: 'conditions 22 to 24 (fixed contracts, changes and exit fees) and 28AD (price cap)',
  url: 'https://www.ofgem.gov.uk/',
  inForceFrom: '2019-01-01',
}
const POWER_SCHEME: Authority = {
  title: 'Consumers, Estate Agents and Redress Act 2007',
  provision: 'section 47 (membership of a redress scheme: the Energy Ombudsman)',
  url: 'https://www.legislation.gov.uk/ukpga/2007/17/section/47',
  inForceFrom: '2008-10-01',
}
const RENEWAL_PRICE: Authority = {
  title: 'FCA Insurance: Conduct of Business sourcebook (ICOBS)',
  provision: 'ICOBS 6B (home and motor pricing) and 6.5 (renewals)',
  url: 'https://handbook.fca.org.uk/handbook/ICOBS/6B/2.html',
  inForceFrom: '2022-01-01',
}
const RENEWAL_LETTER: Authority = {
  title: 'FCA Insurance: Conduct of Business sourcebook (ICOBS)',
  provision: 'ICOBS 6.5 (renewals) and 7.1 (right to cancel)',
  url: 'https://handbook.fca.org.uk/handbook/ICOBS/6/5.html',
  inForceFrom: '2017-04-01',
}
const AGREED_PRICE: Authority = {
  title: 'Consumer Rights Act 2015',
  provision: 'section 50 (what the trader told you binds it)',
  url: 'https://www.legislation.gov.uk/ukpga/2015/15/section/50',
  inForceFrom: '2015-10-01',
}
const UNFAIR_PRICE_TERM: Authority = {
  title: 'Consumer Rights Act 2015',
  provision: 'section 62 and Schedule 2, paragraphs 11, 14 and 15',
  url: 'https://www.legislation.gov.uk/ukpga/2015/15/schedule/2',
  inForceFrom: '2015-10-01',
}
const COMPLAINT: Authority = {
  title: 'FCA Dispute Resolution sourcebook (DISP)',
  provision: 'DISP 1.6.2 and 2.8',
  url: 'https://handbook.fca.org.uk/handbook/DISP/1/6.html',
  inForceFrom: '2001-12-01',
}

export const PRICE_RISE: readonly Rule[] = [
  {
    ...ANY_RISE,
    id: 'gb.price-rise.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'Until the day in the notice the old price holds. You still have time to leave, switch or object.',
    authority: AGREED_PRICE,
  },
  {
    ...ANY_RISE,
    id: 'gb.price-rise.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'Some rises were agreed when you signed. So what counts is what the contract and the papers of that day say.',
    authority: AGREED_PRICE,
  },
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
    ...POWER_RISE,
    id: 'gb.price-rise.right-power-fixed',
    kind: 'right',
    rank: 5,
    says: "A fixed rate may not go up before the fixed time ends. After that, and on a variable tariff, Ofgem's price cap limits the rates.",
    authority: POWER_RULES,
  },
  {
    ...POWER_RISE,
    id: 'gb.price-rise.right-power-switch',
    kind: 'right',
    rank: 6,
    says: 'You may leave a variable tariff at any time with no exit fee. From 49 days before a fixed deal ends there is no exit fee either.',
    authority: POWER_RULES,
  },
  {
    ...COVER_RISE,
    id: 'gb.price-rise.right-cover-new',
    kind: 'right',
    rank: 5,
    when: { all: [COVER, HOME_OR_CAR], not: [PHONE, POWER] },
    says: 'For home and motor cover, an insurer may not ask more at renewal than it would ask you as a new customer.',
    authority: RENEWAL_PRICE,
  },
  {
    ...COVER_RISE,
    id: 'gb.price-rise.right-cover-letter',
    kind: 'right',
    rank: 6,
    says: "The letter must show last year's premium beside the new one. You need not renew, and you can turn off automatic renewal.",
    authority: RENEWAL_LETTER,
  },
  {
    ...COVER_RISE,
    id: 'gb.price-rise.right-cover-cancel',
    kind: 'right',
    rank: 8,
    says: 'After a renewal you have in most cases 14 days to cancel. You then pay for the days of cover, and perhaps a fair fee.',
    authority: RENEWAL_LETTER,
  },
  {
    ...OTHER_RISE,
    id: 'gb.price-rise.right-unfair',
    kind: 'right',
    rank: 6,
    says: 'A term that lets a firm raise the price as it likes, while you cannot leave, may be unfair. An unfair term does not bind you.',
    authority: UNFAIR_PRICE_TERM,
  },
  {
    ...OTHER_RISE,
    id: 'gb.price-rise.right-agreed',
    kind: 'right',
    rank: 5,
    says: 'A price agreed for a set time holds for that time. They need a clear term in the contract to raise it sooner.',
    authority: AGREED_PRICE,
  },
  {
    ...OTHER_RISE,
    id: 'gb.price-rise.right-pressure',
    kind: 'right',
    rank: 12,
    says: 'They may not hide a rise, mislead you or make it hard to leave.',
    authority: CONSUMER_LAW.unfairPractice,
  },
  {
    ...ANY_RISE,
    id: 'gb.price-rise.step-contract',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Find your contract or the first email. Look for the price, the rises it names and the day when the minimum term ends.',
    authority: AGREED_PRICE,
  },
  {
    ...ANY_RISE,
    id: 'gb.price-rise.step-day',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Note two days: when the new price starts, and the last day to leave without a fee. Act before the earlier one.',
    authority: AGREED_PRICE,
  },
  {
    ...ANY_RISE,
    id: 'gb.price-rise.step-compare',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Compare prices of other firms. Do not cancel before the new one is agreed, if you need the service.',
    authority: AGREED_PRICE,
  },
  {
    ...ANY_RISE,
    id: 'gb.price-rise.option-deal',
    kind: 'option',
    option: 'negotiate',
    rank: 5,
    title: 'Ask for a better price',
    says: 'Call or chat, name a cheaper offer that you found, and ask what they can do. Get it in writing.',
    cost: 'Nothing.',
    time: 'Half an hour.',
    risk: 'A new deal may start a new minimum term.',
    bestFor: 'You want to stay.',
    authority: AGREED_PRICE,
  },
  {
    ...ANY_RISE,
    id: 'gb.price-rise.option-leave',
    kind: 'option',
    option: 'dispute',
    rank: 7,
    title: 'Object and ask to leave free',
    says: 'Write that you do not accept the rise. Ask which term allows it, and to leave free of charge.',
    cost: 'Nothing.',
    time: 'One or two weeks.',
    risk: 'Do not stop paying the old price. That can harm your credit record.',
    bestFor: 'The rise is not in your contract.',
    authority: UNFAIR_PRICE_TERM,
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
  {
    ...POWER_RISE,
    id: 'gb.price-rise.option-power-complain',
    kind: 'option',
    option: 'complain',
    rank: 8,
    title: 'Complain, then the Energy Ombudsman',
    says: 'Complain to the supplier. After eight weeks, or its final answer, go to the Energy Ombudsman.',
    cost: 'Nothing.',
    time: 'Eight weeks, then some more.',
    risk: 'None.',
    bestFor: 'They raised a fixed price or charge a wrong fee.',
    authority: POWER_SCHEME,
  },
  {
    ...COVER_RISE,
    id: 'gb.price-rise.option-cover-complain',
    kind: 'option',
    option: 'complain',
    rank: 8,
    title: 'Complain, then the ombudsman',
    says: 'Complain to the insurer. After eight weeks, or its final answer, go to the Financial Ombudsman Service.',
    cost: 'Nothing.',
    time: 'Eight weeks, then some more.',
    risk: 'None.',
    bestFor: 'You pay more than a new customer, or were not told.',
    authority: COMPLAINT,
  },
]
