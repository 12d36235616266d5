/** Questions about a warning at work: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WARNING_DE: Words = {
  'nl.ask.work-warning': {
    says: 'Eine Warnung ist keine Kündigung. Antworten Sie binnen einer Woche schriftlich: was stimmt, was nicht und warum. Verlangen Sie, dass die Antwort in die Akte kommt. Unterschreiben Sie nur für den Empfang.',
  },
}
