/** The Italian words of the rows in ../enquiry-rent-caps-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_CAPS_BY_STATE_IT: Words = {
  'us.fact.rent-cap-washington': {
    says: 'Nello Stato di Washington l’affitto può salire al massimo del 7% più inflazione, mai oltre il 10%, in 12 mesi. Servono 90 giorni di avviso scritto sul modulo, e nessun aumento il primo anno. Sono escluse le case sotto i 12 anni e altre. Paga il vecchio affitto, opponiti per iscritto e reclama all’attorney general.',
  },
  'us.state.or.ask-rent-cap': {
    says: 'In Oregon l’affitto può salire una volta in 12 mesi, al massimo del 7% più inflazione e mai oltre il 10%. Servono 90 giorni di avviso scritto, e nulla il primo anno. Sono escluse le case sotto i 15 anni. Se è troppo, dillo per iscritto, paga il vecchio affitto e chiama legal aid.',
  },
  'us.state.ca.ask-rent-cap': {
    says: 'In California l’affitto di solito può salire al massimo del 5% più inflazione, mai oltre il 10%, in 12 mesi. Servono 30 giorni di avviso scritto. Sono escluse le case sotto i 15 anni e molte case singole. Alcune città permettono meno. Se è troppo, opponiti per iscritto e chiedi alla città o a legal aid.',
  },
  'us.ask-state.no-rent-cap': {
    says: 'Il tuo Stato non mette un tetto a quasi nessun affitto. Durante un contratto fisso l’affitto resta, se non è scritto altro. Dopo, o di mese in mese, può salire con avviso scritto, di solito 30 giorni. Non può salire per punire un reclamo. Tratta prima di rispondere.',
    dependsOn: 'se il contratto dura ancora',
  },
}
