/** Questions of workers who talked about pay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TALKING_ABOUT_PAY_IT: Words = {
  'us.ask-work.pay-talk': {
    says: 'La legge federale permette alla maggior parte dei dipendenti privati di parlare della paga tra loro, con o senza sindacato. Una regola del manuale o una firma contraria non la vincola. Un richiamo, un licenziamento o una minaccia di causa per questo è illegale. Per capi e dipendenti pubblici valgono altre regole. Tenga copie e presenti entro sei mesi un reclamo gratuito al National Labor Relations Board (NLRB).',
  },
}
