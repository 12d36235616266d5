/** Questions about dismissal in the trial time: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IN_PROBATION_DE: Words = {
  'de.ask-job.probation': {
    says: 'In der Probezeit bis sechs Monate darf jede Seite mit zwei Wochen Frist ohne Grund kündigen. Schwangere sind geschützt.',
  },
}
