/** Words and law that the parts on consumer contracts have in common. */
import type { Test } from '@plainletter/contracts/rule'

/** Things that were bought and are said to be at fault. */
export const FAULTY_GOODS: Test = {
  says: [
    'faulty',
    'fault',
    'defect',
    'sold as seen',
    'wear and tear',
    'normal use',
    'heavy use',
    'manufacturing fault',
    'goodwill gesture',
    'at sale',
  ],
}
/** A fee for leaving, or a term that keeps somebody in. */
export const LEAVING: Test = {
  says: [
    'early exit',
    'exit charge',
    'early termination',
    'leaving early',
    'leave early',
    'end it early',
    'cancel',
    'minimum term',
    'membership',
  ],
}
