/** Questions about a job with no end date after five years: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERMANENT_JOB_DE: Words = {
  'jp.ask.permanent-job': {
    says: 'Ja, wenn Ihre Verträge mit derselben Firma zusammen über fünf Jahre dauern. Beantragen Sie es schriftlich, solange der jetzige Vertrag läuft (無期転換). Die Firma kann nicht ablehnen: Nach seinem Ende beginnt ein unbefristeter. Tun Sie es vor dem letzten Tag, auch wenn keine Verlängerung angesagt ist, mit Beleg. Verlangen Sie auch Verlängerung und den Grund. Leiharbeiter beantragen bei der Verleihfirma (派遣元). Für Forscher und nach dem Rentenalter kann anderes gelten.',
  },
}
