/** What a letter speaks of where those who help in New Zealand are there for one matter alone. */
import type { Condition } from '@plainletter/contracts/rule'

const BANKS: Condition['any'] = [
  { says: ['my bank', 'the bank', 'overdraft', 'home loan', 'mortgage', 'credit card'] },
  { sender: ['bank'] },
]

/** A bank has a scheme of its own. */
export const BANK: Condition = { any: BANKS }

/** Lenders that are no banks. */
export const LENDER: Condition = {
  any: [
    {
      says: ['loan', 'loans', 'lender', 'personal loan', 'car loan', 'car finance', 'afterpay'],
    },
    { sender: ['finance', 'loans', 'lending'] },
  ],
  not: [{ sender: ['bank'] }],
}

/** The Disputes Tribunal hears no fine of the state. */
export const BETWEEN_PEOPLE: Condition = { not: [{ isOfficial: true }] }
