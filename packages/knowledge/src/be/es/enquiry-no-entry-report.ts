/** Questions about a deposit kept where no report was made at the start: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NO_ENTRY_REPORT_ES: Words = {
  'be.ask.deposit-no-report': {
    says: 'No. Sin acta de entrada (état des lieux, plaatsbeschrijving) se supone que devuelve la vivienda como la recibió. El propietario debe probar que usted causó el daño. Pida por carta certificada que se libere la fianza. Si no firma, decide el juez de paz. Pida allí primero una conciliación gratis.',
  },
}
