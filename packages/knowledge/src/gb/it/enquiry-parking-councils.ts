/** Questions about penalties of councils: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_COUNCILS_IT: Words = {
  'gb.ask-parking.council-appeal-england': {
    says: 'Scriva al comune entro 14 giorni con foto: il prezzo ridotto di solito resta aperto. Dopo la notice to owner ha 28 giorni per le osservazioni formali. Se dice no, ha 28 giorni per il tribunale gratuito. Basta un buon motivo.',
  },
  'gb.ask-parking.council-appeal-wales': {
    says: 'Scriva al comune entro 14 giorni con foto: il prezzo ridotto di solito resta aperto. Dopo la notice to owner ha 28 giorni per le osservazioni formali. Se dice no, ha 28 giorni per il tribunale gratuito. Basta un buon motivo.',
  },
}
