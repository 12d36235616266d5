/** Questions about being heard by the police and penal orders: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_IT: Words = {
  'nl.ask.police': {
    says: 'Come sospettato non deve rispondere. Può parlare con un avvocato prima dell’interrogatorio, e averlo lì. Dica prima che lo vuole. Se La trattengono, è di solito gratis.',
  },
  'nl.ask.penal-order': {
    says: 'Si opponga (verzet) entro 14 giorni da quando lo sa, prima di pagare. Allora un giudice guarda il caso. Pagare può chiudere il diritto di opporsi, e può finire sul Suo casellario.',
  },
}
