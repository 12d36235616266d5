/** Questions about a flight that came hours late: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_LATE_IT: Words = {
  'gb.ask-travel.flight-hours-late': {
    says: 'Spetta una somma se è arrivato con tre ore o più di ritardo per colpa della compagnia, come equipaggio o guasto. Di solito £220 a testa fino a 1.500 km, £350 fino a 3.500 km, £520 oltre. Pasti e camera in più. Chieda per iscritto; non deve prendere un buono. Dopo un no: il suo schema di dispute o la small claims court.',
  },
}
