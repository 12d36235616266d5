/** Questions about a complaint that the police refuse to take: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_COMPLAINT_WORDS: Words = {
  'fr.ask-buy.complaint-refused': {
    says: 'No. La policía y la gendarmería deben recibir toda denuncia de una víctima, en toda Francia. Pida un recibo. Si se niegan, escriba al fiscal (procureur de la République) del tribunal; eso vale como denuncia. También puede empezar en línea.',
  },
}
