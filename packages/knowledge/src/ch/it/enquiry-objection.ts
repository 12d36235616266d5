/** Questions about an objection (Rechtsvorschlag) to a payment order: too late, and what comes after it. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OBJECTION_WORDS: Words = {
  'ch.ask.order-missed': {
    says: 'Non poteva agire in tempo, per esempio era in ospedale? Chieda all’autorità di vigilanza la restituzione del termine appena può. Se non deve nulla, un giudice può annullare l’esecuzione con prove. Oppure concordi rate. Il minimo vitale le resta.',
  },
  'ch.ask.after-objection': {
    says: 'L’esecuzione si ferma. Il creditore deve andare dal giudice: con una sentenza o la sua firma chiede il rigetto dell’opposizione, altrimenti fa causa. Risponda in tempo al tribunale. Un anno dopo il precetto si estingue. Se non fa nulla per tre mesi, chieda di non mostrare l’iscrizione.',
  },
}
