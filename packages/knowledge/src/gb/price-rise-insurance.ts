/** A notice of a higher premium for insurance. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { COVER, PHONE, POWER } from './price-rise-cues.ts'

const HIGHER_PRICE = {
  ...CHECKED,
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE', 'INSURANCE_DECISION'],
  papers: ['price_rise'],
} satisfies Partial<Rule>
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
const COVER_RISE = {
  ...HIGHER_PRICE,
  when: { all: [COVER], not: [PHONE, POWER] },
} satisfies Partial<Rule>
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
const COMPLAINT: Authority = {
  title: 'FCA Dispute Resolution sourcebook (DISP)',
  provision: 'DISP 1.6.2 and 2.8',
  url: 'https://handbook.fca.org.uk/handbook/DISP/1/6.html',
  inForceFrom: '2001-12-01',
}

export const PRICE_RISE_INSURANCE: readonly Rule[] = [
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
