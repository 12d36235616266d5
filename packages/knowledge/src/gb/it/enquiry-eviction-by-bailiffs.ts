/** Questions about the day that a court has set for bailiffs to put a tenant out: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_BY_BAILIFFS_IT: Words = {
  'gb.ask-home.warrant-suspend': {
    says: 'Mandi subito il modulo N244 al tribunale e chieda di sospendere lo sfratto (warrant). Dica che cosa è cambiato e quanto può pagare oggi e ogni settimana, con le buste paga. L’udienza arriva presto. Vale, salvo se il giudice non aveva scelta. EX160 aiuta per la tassa. Chiami anche il comune e Shelter: 0808 800 4444.',
  },
}
