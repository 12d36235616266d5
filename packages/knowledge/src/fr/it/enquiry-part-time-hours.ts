/** Questions about hours of part-time work that change at short notice: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PART_TIME_HOURS_IT: Words = {
  'fr.ask-work.part-time-hours': {
    says: 'No. Nel part-time un cambio di giorni o orari va detto di solito sette giorni lavorativi prima. Un accordo può prevedere meno, almeno tre. Può rifiutare un cambio tardivo o che contrasta con famiglia, studi o altro lavoro. Non è colpa né motivo di licenziamento. Risponda per iscritto e tenga ogni messaggio.',
  },
}
