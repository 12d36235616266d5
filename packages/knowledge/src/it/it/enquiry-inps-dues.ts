/** Questions about a demand of INPS for contributions: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INPS_DUES_IT: Words = {
  'it.ask.inps-dues': {
    says: 'Un avviso di addebito è già esecutivo: paghi entro 60 giorni, o chieda le rate all’AdER, nel 2026 fino a 84 mesi con semplice domanda. Se è sbagliato ha solo 40 giorni per opporsi al tribunale del lavoro, 20 per vizi di forma, con un avvocato, gratuito con reddito basso. I contributi di solito si prescrivono in cinque anni senza atti notificati. Ha chiuso l’attività? Lo comunichi a INPS e Camera di commercio, se no continua a correre.',
  },
}
