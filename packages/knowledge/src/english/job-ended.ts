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
