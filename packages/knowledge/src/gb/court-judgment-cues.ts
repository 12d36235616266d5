/** Words of a court judgment that its parts have in common. */
import type { Test } from '@plainletter/contracts/rule'

/** The claimant's request comes before the judgment: no month runs from its date. */
export const REQUEST_WORDS = [
  'request for judgment',
  'judgment requested',
  'judgement requested',
  'request for judgement',
]

/** A judgment on your own admission: there is no default to set aside. */
export const ADMITTED: Test = {
  says: ['you have admitted the claim', 'having admitted', 'admitted the claim'],
}
/** The month in which a paid judgment leaves the register is over. */
export const MONTH_OVER: Test = { olderThanDays: { role: 'letter', days: 31 } }
/** An order that enforces a judgment of an earlier day: no month runs from the date of this paper. */
export const ENFORCED: Test = {
  says: [
    'interim charging order',
    'final charging order',
    'shall stand charged',
    'stand charged with',
    'interim third party debt order',
    'final third party debt order',
  ],
}
