/** Questions about debts of many years ago: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_IT: Words = {
  'au.ask.old-nsw': {
    says: 'Nel New South Wales un debito così si estingue sei anni dopo la scadenza, o dopo l’ultimo pagamento o scritto firmato, se nessun giudice ha deciso. Allora non deve nulla. Non paghi, non prometta, non firmi. Chieda per iscritto la prova e il giorno dell’ultimo pagamento. A un atto del tribunale risponda in tempo: troppo vecchio. AFCA è gratis.',
  },
  'au.ask.old-by-year': {
    says: 'Molto probabilmente è troppo vecchio. Senza sentenza un tribunale non Le farà più pagare dopo sei anni dalla scadenza, dall’ultimo pagamento o da uno scritto firmato (tre nel Northern Territory). Non paghi, non prometta, non firmi: può far ripartire il tempo. Chieda per iscritto la prova e il giorno dell’ultimo pagamento. Risponda in tempo a ogni atto del tribunale. AFCA è gratis.',
  },
}
