/** Questions about a contract that was cancelled by e-mail: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCEL_BY_EMAIL_IT: Words = {
  'de.ask-buy.cancel-by-email': {
    says: 'Sì, basta un’e-mail. Nei contratti da ottobre 2016 le condizioni non possono chiedere una lettera firmata. Dopo il primo periodo esce in ogni momento con un mese (contratti da marzo 2022). Scriva quando è partita la mail e che dopo non deve nulla. Faccia tornare gli addebiti seguenti in banca entro otto settimane. Contesti il recupero una volta per iscritto.',
  },
}
