/** Questions about pay kept back when a job ends: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_PAY_IT: Words = {
  'nz.ask.notice-not-worked': {
    says: 'No, non tutto. Le ore lavorate e le ferie (holiday pay) vanno nell’ultima paga. Possono trattenere solo ciò che Lei ha accettato per iscritto, dopo averne parlato con Lei. Una clausola sul preavviso deve essere equa e coprire solo una perdita reale, al massimo la paga di quel preavviso. Senza clausola non possono tenere nulla. Chieda per iscritto con una data, poi 0800 20 90 20, gratis. Ha sei anni.',
  },
}
