/** Questions about taxes, and benefits asked back or refused: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_DE: Words = {
  'es.ask.tax-instalments': {
    says: 'Ja. Bitten Sie vor dem letzten Tag online. Bis 50.000 € brauchen Sie keine Sicherheit. Zinsen kommen dazu.',
  },
  'es.ask.tax-papers': {
    says: 'Antworten Sie rechtzeitig, meist binnen zehn Werktagen, mit Kopien. Sie können um die Hälfte mehr Tage bitten. Sind Sie nicht einverstanden, sagen Sie warum. Gegen die Entscheidung haben Sie dann einen Monat.',
  },
}
