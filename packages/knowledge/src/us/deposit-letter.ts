/** A letter of a landlord about the deposit, after the tenant has left. The days and penalties of each state have rows of their own. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, page } from './cite-law.ts'
import { ACCOUNTS_FOR_IT } from './state-deposits.ts'

const STATE_LAW = page(
  'USAGov: Tenant rights',
  'The security deposit statute of your state',
  'https://www.usa.gov/tenant-rights',
)
const LETTER = {
  ...CHECKED,
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['housing', 'consumer'],
  when: ACCOUNTS_FOR_IT,
} satisfies Partial<Rule>

export const DEPOSIT_LETTER: readonly Rule[] = [
  {
    ...LETTER,
    id: 'us.deposit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Your landlord says what is kept from your deposit, and why.',
    authority: STATE_LAW,
  },
  {
    ...LETTER,
    id: 'us.deposit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'Normal wear is not damage. In most states a landlord who is late or lists nothing loses the right to keep it.',
    authority: STATE_LAW,
  },
  {
    ...LETTER,
    id: 'us.deposit.right-list',
    kind: 'right',
    rank: 10,
    says: 'You have the right to a list of each deduction. In many states you can ask for bills or photos.',
    authority: STATE_LAW,
  },
  {
    ...LETTER,
    id: 'us.deposit.step-proof',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Gather the lease, photos from moving in and out, and messages. Write down the day you gave back the keys.',
    authority: STATE_LAW,
  },
  {
    ...LETTER,
    id: 'us.deposit.step-write',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Write what you dispute and why, give your new address, and set a day to pay the rest. Keep proof of sending.',
    authority: STATE_LAW,
  },
  {
    ...LETTER,
    id: 'us.deposit.option-small-claims',
    kind: 'option',
    option: 'dispute',
    rank: 5,
    title: 'Write, then go to small claims court',
    cost: 'A small court fee; ask for a waiver',
    time: 'A letter first, then some weeks',
    risk: 'The landlord may claim for damage too.',
    bestFor: 'They kept too much, were late, or sent no list.',
    says: 'Send a demand letter first. Small claims court needs no lawyer.',
    authority: STATE_LAW,
  },
]
