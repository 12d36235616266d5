/** Questions of a surety for rent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_SURETY_IT: Words = {
  'de.ask-home.rent-surety': {
    says: 'Il proprietario ha chiesto la garanzia? Vale solo fino a tre affitti senza spese, cauzione compresa; il resto è nullo. Può essere di più se l’ha offerta Lei, o per evitare uno sfratto. Deve essere su carta, firmata a mano. Chieda quel foglio e il conto. Senza la parola «selbstschuldnerisch» deve prima agire contro l’inquilino. Ciò che paga, lo chieda a lui. Veda prima un’associazione inquilini.',
  },
}
