/** Questions about a daily benefit insurance that stops paying: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_BENEFIT_DE: Words = {
  'ch.ask.daily-benefit-stopped': {
    says: 'Schreiben Sie, dass Sie nicht einverstanden sind, und verlangen Sie den Arztbericht und die Klausel. Ihr Arzt soll Punkt für Punkt antworten, warum Sie nicht arbeiten können. Sollen Sie den Beruf wechseln, muss die Versicherung meist warnen und einige Monate Zeit geben. Dann hilft das Gericht, in den meisten Kantonen das Versicherungsgericht: gratis, einfach, und der Richter klärt mit ab. Sagen Sie es dem Arbeitgeber und melden Sie sich beim RAV für das, was noch geht.',
  },
}
