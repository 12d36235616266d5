/** Questions about repairs and damp in a rented home in England: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_IT: Words = {
  'gb.ask-housing.repairs': {
    says: 'Il proprietario deve riparare struttura, tubi, riscaldamento, acqua calda, bagni ed elettricità. Lo segnali per iscritto con foto. Se non succede nulla, chieda un’ispezione al comune (council). Continui a pagare l’affitto.',
  },
  'gb.ask-housing.damp': {
    says: 'Il proprietario deve tenere la casa abitabile, e umidità o muffa possono renderla non abitabile. Lo segnali per iscritto con foto ed effetti sulla salute. Poi chiami il comune (council).',
  },
  'gb.ask-housing.stop-rent': {
    says: 'Non smetta di pagare l’affitto, anche se le riparazioni non sono fatte. Potrebbe perdere la casa per arretrati. Se non può pagare, parli ora con il proprietario e un consulente sui debiti.',
  },
}
