/** Questions about a collection firm that calls again and again: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_CALLS_FR: Words = {
  'de.ask-debt.collector-calls': {
    says: 'Vous n’avez pas à leur parler. Écrivez une fois : « Par lettre seulement. Je refuse appels et messages, aussi au travail. » Si la créance est fausse, contestez-la en même temps. Notez chaque appel : jour, heure, numéro. Parler de la dette à votre patron ou aux voisins est interdit. Plaignez-vous au Bundesamt für Justiz, qui surveille ces firmes, et à la Verbraucherzentrale. Un tribunal peut l’interdire.',
  },
}
