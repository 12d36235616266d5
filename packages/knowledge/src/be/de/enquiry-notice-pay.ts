/** Questions about pay instead of notice: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_PAY_DE: Words = {
  'be.ask.notice-pay': {
    says: 'Beendet der Chef die Stelle sofort ohne schweren Fehler, steht Ihnen der Lohn der ganzen Kündigungsfrist zu. Dazu zählen Lohn und alle Vorteile, etwa Jahresprämie, Mahlzeitschecks oder Auto. Zählen Sie also zuerst die Wochen nach Ihren Arbeitsjahren. Bei schwerem Fehler (motif grave, dringende reden) gibt es nichts. Dann muss der Chef aber binnen drei Werktagen handeln und binnen drei weiteren den Grund nennen. Sie haben ein Jahr für das Arbeitsgericht.',
  },
}
