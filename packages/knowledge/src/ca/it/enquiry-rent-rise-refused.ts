/** The Italian words of the rows in ../enquiry-rent-rise-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_REFUSED_IT: Words = {
  'ca.fact.rent-over-guideline-on': {
    says: 'Di solito non devi pagare più della soglia annuale, mai oltre il 2,5%, se la casa era abitata prima del 16 novembre 2018. Di più serve un ordine del Board. Servono anche 90 giorni sul modulo N1 e 12 mesi dall’ultimo aumento. Paga l’affitto attuale e dillo per iscritto. Pagare per un anno un aumento errato può renderlo valido.',
  },
  'ca.fact.rent-refused-qc': {
    says: 'Non devi accettare l’aumento né andartene. Rispondi per iscritto entro un mese dall’avviso: rifiuto l’aumento e rinnovo il contratto. Il silenzio vale sì. Il proprietario ha poi un mese per chiedere al tribunale di fissare l’affitto. Mandalo con prova. Le case di meno di cinque anni possono essere escluse.',
  },
  'ca.fact.rent-new-building-on': {
    says: 'Una casa abitata per la prima volta dopo il 15 novembre 2018 non ha tetto: un grande aumento è permesso. Ma servono 90 giorni per iscritto sul modulo N2 e 12 mesi dall’ultimo. Un messaggio o un termine più corto non vale. Paghi allora l’affitto di prima in tempo e scriva perché. Il modulo giusto può arrivare dopo: tratti e chieda a una legal clinic.',
  },
}
