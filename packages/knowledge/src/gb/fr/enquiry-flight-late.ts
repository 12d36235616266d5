/** Questions about a flight that came hours late: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_LATE_FR: Words = {
  'gb.ask-travel.flight-hours-late': {
    says: 'Une somme est due si vous êtes arrivé avec trois heures de retard ou plus par la faute de la compagnie, comme l’équipage ou une panne. C’est en général £220 par personne jusqu’à 1 500 km, £350 jusqu’à 3 500 km, £520 au-delà. Repas et chambre en plus. Réclamez par écrit ; vous pouvez refuser un bon. Après un non : médiation de la compagnie ou small claims court.',
  },
}
