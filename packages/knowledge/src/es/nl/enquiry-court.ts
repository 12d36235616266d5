/** Questions about court papers, a claim of one's own, legal aid and the police: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_NL: Words = {
  'es.ask.claim-yourself': {
    says: 'Schrijf eerst, met bewijs van ontvangst, en bied een gesprek aan: sinds april 2025 moet u een akkoord proberen. Vraag daarna, met papieren die de schuld tonen, een monitorio aan met het formulier van de rechtbank. Daarvoor is bij geen enkel bedrag een advocaat nodig. Maakt de ander bezwaar, dan wel boven € 2.000.',
  },
  'es.ask.claim-arrived': {
    says: 'Noteer de dag van ontvangst. U hebt tien werkdagen bij een juicio verbal, 20 bij een juicio ordinario. Tot € 2.000 hebt u geen advocaat nodig. Vraag een gratis advocaat en stilstand van de termijn.',
  },
}
