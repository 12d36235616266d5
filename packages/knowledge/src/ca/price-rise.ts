/** Notices of a higher price. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-consumer.ts'

const RISEN = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  papers: ['price_rise'],
} satisfies Partial<Rule>

const PHONE = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  papers: ['price_rise'],
  when: { all: [{ says: ['internet', 'wireless', 'mobile', 'phone', 'tv', 'broadband'] }] },
} satisfies Partial<Rule>

const IN_QUEBEC = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  papers: ['price_rise'],
  regions: ['CA-QC'],
} satisfies Partial<Rule>

export const PRICE_RISE: readonly Rule[] = [
  {
    ...PHONE,
    id: 'ca.price.right-wireless',
    kind: 'right',
    rank: 3,
    says: 'On a mobile contract with a set term, the price of your plan may not rise without your consent.',
    authority: LAW.wireless,
  },
  {
    ...PHONE,
    id: 'ca.price.right-month',
    kind: 'right',
    rank: 4,
    says: 'From month to month, they must mostly tell you 30 days before. You can leave with no fee for the time to come.',
    authority: LAW.ccts,
  },
  {
    ...PHONE,
    id: 'ca.price.step-ccts',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Complain to the firm first. If that fails, the CCTS looks at it for free.',
    authority: LAW.ccts,
  },
  {
    ...IN_QUEBEC,
    id: 'ca.price.right-quebec',
    kind: 'right',
    rank: 2,
    says: 'In Québec the price in a contract with a set term may not change, whatever a clause says.',
    authority: LAW.qcCpa,
  },
  {
    ...RISEN,
    id: 'ca.price.step-term',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Look in your contract for the term on price, its last day and a fee for leaving.',
    authority: LAW.competition,
  },
  {
    ...RISEN,
    id: 'ca.price.option-switch',
    kind: 'option',
    option: 'negotiate',
    rank: 4,
    title: 'Ask for a better price or switch',
    cost: 'Free.',
    time: 'A few weeks.',
    risk: 'Check for a fee if you leave early.',
    bestFor: 'You can get it cheaper somewhere else.',
    says: 'Get two other prices. Then ask your firm to match them before the rise starts.',
    authority: LAW.competition,
  },
]
