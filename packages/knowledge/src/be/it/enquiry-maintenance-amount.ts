/** How much is paid for a child of parents who live apart: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_AMOUNT_IT: Words = {
  'be.ask.maintenance-how-much': {
    says: 'Il Belgio non ha una tabella fissa. Potete accordarvi, e il tribunale della famiglia rende l’accordo vincolante. Se no guarda i mezzi di entrambi, quanto costa il figlio, le notti con ciascuno e gli assegni, e deve spiegare la somma. Di solito segue l’indice. Spese come l’ospedale si aggiungono: rispondi a una raccomandata entro 21 giorni, o il silenzio può valere come sì.',
  },
}
