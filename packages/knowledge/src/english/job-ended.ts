/** Words of a letter by which a job ends: what is true of a mere warning is not true of it. */
import type { Test } from '@plainletter/contracts/rule'

export const JOB_ENDED: Test = {
  says: [
    'your employment will end today',
    'your employment ends today',
    'your employment will end on',
    'your employment has ended',
    'your employment ended on',
    'your employment is terminated',
    'your employment has been terminated',
    'your employment will terminate on',
    'decided to end your employment',
    'decided to terminate your employment',
    'decided to dismiss you',
    'in place of notice you will be paid',
  ],
}

/** The employer has decided the appeal: there is no second one, and the time of a tribunal runs since the job ended. */
export const APPEAL_OVER: Test = {
  says: [
    'original decision still stands',
    'original decision stands',
    'uphold the original decision',
    'original decision has been upheld',
    'original decision is upheld',
    'uphold the decision to dismiss',
    'decision to dismiss you has been upheld',
    'appeal was not upheld',
    'appeal is not upheld',
    'appeal has not been upheld',
    'not to uphold your appeal',
    'do not uphold your appeal',
    'appeal has been rejected',
    'appeal has been dismissed',
    'appeal has been unsuccessful',
    'appeal was unsuccessful',
    'now exercised your right of appeal',
    'no further right of appeal',
  ],
}
