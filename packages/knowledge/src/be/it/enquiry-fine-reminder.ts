/** Questions about a reminder or an order to pay for a traffic fine: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_REMINDER_IT: Words = {
  'be.ask.fine-reminder': {
    says: 'Paghi entro il giorno del sollecito, o contesti per iscritto con il link o il modulo. Se non fa nulla, arriva un’offerta più alta, poi un ordine di pagamento con il 35 % in più. Contro di esso ha 30 giorni per il tribunale di polizia (tribunal de police, politierechtbank). Poi riscuote il fisco, anche dallo stipendio o da un rimborso. Per pagare a rate, lo chieda ora.',
  },
}
