/** Questions about how many years of card interest come back: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_YEARS_IT: Words = {
  'es.ask.card-years': {
    says: 'L’usura si può far dichiarare in ogni momento, anche a carta chiusa. Ma il Tribunale Supremo ha detto a marzo 2025 fin dove tornano i soldi. Sono circa i cinque anni prima del suo primo reclamo scritto. Reclami ora per iscritto, con prova: questo ferma il tempo. Chieda tutti gli estratti dal primo giorno. Se deve ancora, restituisce solo ciò che ha ricevuto.',
  },
}
