/** Questions about a missed day in court over a traffic ticket: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_TRAFFIC_COURT_IT: Words = {
  'us.fact.missed-traffic-court': {
    says: 'Chiami o vada subito alla cancelleria (clerk) di quel tribunale, prima che La fermino. Chieda se c’è un mandato (warrant), come togliere la mancata comparizione, una nuova data o di pagare. Porti prova dell’errore e dia il nuovo indirizzo. Chieda se la patente è sospesa; se sì, non guidi. Con un mandato, un avvocato o public defender può farlo ritirare.',
  },
}
