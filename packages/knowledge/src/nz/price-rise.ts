/** Notices of a higher price. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'

const LAWS = {
  care: {
    title: 'Electricity Authority: Consumer Care Obligations',
    provision: 'prices, plans and help before disconnection',
    url: 'https://www.ea.govt.nz/',
    inForceFrom: '2025-04-01',
  },
} as const satisfies Record<string, Authority>

const RISEN = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  papers: ['price_rise'],
} satisfies Partial<Rule>

const ENERGY = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  papers: ['price_rise'],
  when: { all: [{ says: ['electricity', 'gas', 'unit rate', 'energy', 'daily charge'] }] },
} satisfies Partial<Rule>

const OTHERS = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'UTILITY_BILL_DEMAND', 'CONSUMER_CONTRACT_DISPUTE'],
  papers: ['price_rise'],
  when: { not: [{ says: ['electricity', 'gas', 'unit rate', 'energy', 'daily charge'] }] },
} satisfies Partial<Rule>

export const PRICE_RISE: readonly Rule[] = [
  {
    ...RISEN,
    id: 'nz.price.right-term',
    kind: 'right',
    rank: 4,
    says: 'In a standard contract, a term that lets only the firm change the price may be unfair. You can report it to the Commerce Commission.',
    authority: LAW.unfairTerms,
  },
  {
    ...RISEN,
    id: 'nz.price.step-term',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Look in your contract for the term on price rises, its last day, and a fee for leaving.',
    authority: LAW.unfairTerms,
  },
  {
    ...RISEN,
    id: 'nz.price.option-switch',
    kind: 'option',
    option: 'negotiate',
    rank: 4,
    title: 'Ask for a better price or switch',
    cost: 'Free.',
    time: 'A few days.',
    risk: 'Check for a fee if you leave early.',
    bestFor: 'You can get it cheaper somewhere else.',
    says: 'Get two other prices. Then ask your firm to match them before the rise starts.',
    authority: LAW.consumer,
  },
  {
    ...ENERGY,
    id: 'nz.price.right-plan',
    kind: 'right',
    rank: 3,
    says: 'You can ask your power firm which of its plans is the cheapest for you. Its rules of care bind it.',
    authority: LAWS.care,
  },
  {
    ...ENERGY,
    id: 'nz.price.step-help',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Compare plans on the free site that the Electricity Authority backs. If you cannot pay, ask for a plan early: they must help before they cut off.',
    authority: LAWS.care,
  },
  {
    ...ENERGY,
    id: 'nz.price.right-scheme',
    kind: 'right',
    rank: 5,
    says: 'If you cannot agree, Utilities Disputes looks at it for free.',
    authority: LAW.utilities,
  },
  {
    ...OTHERS,
    id: 'nz.price.step-write',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Write before the rise if you do not agree, and ask to leave with no fee because of the change.',
    authority: LAW.consumer,
  },
  {
    ...OTHERS,
    id: 'nz.price.right-tdr',
    kind: 'right',
    rank: 5,
    says: 'For phone and internet, Telecommunications Dispute Resolution helps for free.',
    authority: LAW.tdr,
  },
]
