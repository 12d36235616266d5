/** Questions about a missed day in court over an eviction: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_EVICTION_COURT_IT: Words = {
  'us.fact.missed-eviction-court': {
    says: 'Vada oggi alla cancelleria (clerk) del tribunale. Chieda se c’è una sentenza in contumacia. Chieda di annullarla, o faccia appello se c’è solo quello, e di fermare intanto lo sfratto. Dica perché mancava, con prova, e la Sua difesa, come affitto pagato. Spesso restano solo giorni. Legal aid o lo sportello del tribunale La aiuta. Non deve uscire prima che un ufficiale venga con l’ordine.',
  },
}
