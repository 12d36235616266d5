/** Contracts of consumers: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { RENT_RISE, RUNNING_COSTS } from './conditions-home.ts'

const BASE = {
  country: 'de',
  kinds: ['CONSUMER_CONTRACT_DISPUTE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const CONSUMER_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.consumer.step-terms',
    when: { not: [RENT_RISE, RUNNING_COSTS] },
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Find the contract, its date and how it was made: online, at the door, by phone or in a shop.',
    authority: cite('bgb', '305'),
  },
  {
    ...BASE,
    id: 'de.consumer.step-answer',
    when: { not: [RENT_RISE, RUNNING_COSTS] },
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Answer in writing. Withdraw, give notice, or name the fault and set a date. Keep proof.',
    authority: cite('bgb', '355'),
  },
  {
    ...BASE,
    id: 'de.consumer.step-fault',
    when: { not: [RENT_RISE, RUNNING_COSTS] },
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'For faulty goods write to the seller, not the maker. Ask for repair or a new one by a fixed day.',
    authority: cite('bgb', '439', { provision: '§§ 437, 439 BGB' }),
  },
  {
    ...BASE,
    id: 'de.consumer.step-valid',
    when: { not: [RENT_RISE, RUNNING_COSTS] },
    kind: 'step',
    list: 'valid_debt',
    rank: 10,
    says: 'If the contract is valid, pay what is due and give notice for the next possible day.',
    authority: cite('bgb', '286'),
  },
]
