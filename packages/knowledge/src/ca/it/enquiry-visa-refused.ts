/** Questions about a visa that was refused: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_REFUSED_IT: Words = {
  'ca.ask.visa-refused': {
    says: 'Si rivolga alla Corte federale entro 15 giorni se è in Canada, o 60 se è all’estero. Può anche rifare la domanda con prove migliori. Si procuri le note del funzionario.',
  },
}
