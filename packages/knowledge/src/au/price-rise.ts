/** Notices of a higher price. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-consumer.ts'

const LAWS = {
  price: {
    title: 'National Energy Retail Rules',
    provision: 'rule 46 (notice of a change of price)',
    url: 'https://www.aemc.gov.au/',
    inForceFrom: '2012-07-01',
  },
} as const satisfies Record<string, Authority>

const RISEN = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  papers: ['price_rise'],
} satisfies Partial<Rule>

const ENERGY = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  papers: ['price_rise'],
  when: { all: [{ says: ['electricity', 'gas', 'unit rate', 'energy', 'supply charge'] }] },
} satisfies Partial<Rule>

const OTHERS = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  papers: ['price_rise'],
  when: { not: [{ says: ['electricity', 'gas', 'unit rate', 'energy', 'supply charge'] }] },
} satisfies Partial<Rule>

export const PRICE_RISE: readonly Rule[] = [
  {
    ...RISEN,
    id: 'au.price.right-term',
    kind: 'right',
    rank: 5,
    says: 'In a standard contract, a term that lets only the firm change the price may be unfair. Then it does not bind you.',
    authority: LAW.unfairTerms,
  },
  {
    ...RISEN,
    id: 'au.price.step-term',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Look in your plan for the term on price rises, the last day of the plan, and a fee for leaving.',
    authority: LAW.unfairTerms,
  },
  {
    ...RISEN,
    id: 'au.price.option-switch',
    kind: 'option',
    option: 'negotiate',
    rank: 4,
    title: 'Ask for a better price or switch',
    cost: 'Free.',
    time: 'A few days.',
    risk: 'Check for a fee if you leave early.',
    bestFor: 'You can get it cheaper somewhere else.',
    says: 'Get two other prices. Then ask your firm to match them before the rise starts.',
    authority: LAW.accc,
  },
  {
    ...ENERGY,
    id: 'au.price.right-notice',
    kind: 'right',
    rank: 3,
    says: 'Your energy firm must mostly tell you at least five business days before a new price starts.',
    authority: LAWS.price,
  },
  {
    ...ENERGY,
    id: 'au.price.step-compare',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Compare plans for free on Energy Made Easy, or Victorian Energy Compare in Victoria. Ask your firm for its best offer.',
    authority: LAW.aer,
  },
  {
    ...ENERGY,
    id: 'au.price.step-hardship',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'If you cannot pay the new price, ask for the hardship program and for concessions before you fall behind.',
    authority: LAW.energyHardship,
  },
  {
    ...OTHERS,
    id: 'au.price.step-other',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Write to the firm before the rise if you do not agree. For phone and internet, the TIO helps for free.',
    authority: LAW.accc,
  },
  {
    ...OTHERS,
    id: 'au.price.right-leave',
    kind: 'right',
    rank: 4,
    says: 'On a plan from month to month you can leave. On a fixed plan, ask to leave free of charge because of the change.',
    authority: LAW.unfairTerms,
  },
]
