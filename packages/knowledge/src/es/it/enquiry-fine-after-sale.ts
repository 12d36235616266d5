/** Questions about a fine for a car that was sold before: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_AFTER_SALE_IT: Words = {
  'es.ask.fine-after-sale': {
    says: 'Non paghi: pagare chiude il caso. Contesti entro 20 giorni di calendario all’ufficio della lettera, con il contratto di vendita datato. Indichi il compratore con DNI e indirizzo e provi la comunicazione alla DGT (notificación de venta). Non indicare il conducente è un’altra multa. Non l’ha comunicata? Lo faccia oggi con il contratto e chieda il rapporto del veicolo. Le altre multe andranno al compratore.',
  },
}
