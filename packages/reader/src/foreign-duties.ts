/** What a sentence with a limit asks, in the languages beside English, as patterns. */
import type { StatedDeadline } from '@plainletter/contracts/reading'

import { anyOf, APPEAL, ATTEND, FETCH, LEAVE, PAY, REPLY } from './cues/duty-words.ts'

type Duties = {
  /** Anything. */
  action: RegExp
  /** Anything but to leave a home: what makes a limit of a date in a paper that demands nothing. */
  act: RegExp
  /** What may be asked by a weekday or at once. */
  soon: RegExp
  what: readonly { what: StatedDeadline['what']; cue: RegExp }[]
}

export const DUTIES: Duties = {
  action: new RegExp(anyOf(PAY, APPEAL, LEAVE, ATTEND, REPLY), 'iu'),
  act: new RegExp(anyOf(PAY, APPEAL, REPLY, ATTEND, FETCH), 'iu'),
  soon: new RegExp(anyOf(PAY, APPEAL, LEAVE, REPLY), 'iu'),
  what: [
    { what: 'leave', cue: new RegExp(anyOf(LEAVE), 'iu') },
    { what: 'attend', cue: new RegExp(anyOf(ATTEND), 'iu') },
    { what: 'pay', cue: new RegExp(anyOf(PAY), 'iu') },
    { what: 'appeal', cue: new RegExp(anyOf(APPEAL), 'iu') },
    { what: 'reply', cue: new RegExp(anyOf(REPLY), 'iu') },
  ],
}
