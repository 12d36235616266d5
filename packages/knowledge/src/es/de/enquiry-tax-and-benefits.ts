/** Questions about taxes, and benefits asked back or refused: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_DE: Words = {
  'es.ask.tax-instalments': {
    says: 'Ja. Bitten Sie vor dem letzten Tag online. Bis 50.000 € brauchen Sie keine Sicherheit. Zinsen kommen dazu.',
  },
  'es.ask.tax-papers': {
    says: 'Ein Vorschlag ist noch keine Rechnung: Zahlen Sie nicht, wenn er falsch ist. Antworten Sie rechtzeitig, meist binnen zehn Werktagen, mit Kopien als Beleg. Sie können die Hälfte der Tage dazu verlangen. Sind Sie nicht einverstanden, sagen Sie warum. Kommt der Bescheid trotzdem? Dann haben Sie einen Monat für den Einspruch und können Raten verlangen. Gepfändet wird erst nach Ablauf der Zahlungsfrist.',
  },
}
