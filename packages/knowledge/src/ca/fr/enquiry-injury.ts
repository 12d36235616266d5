/** Questions about a fall or another injury: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_WORDS: Words = {
  'ca.ask.slip-on': {
    says: 'Après une chute sur neige ou glace, écrivez au propriétaire dans les 60 jours, et à une ville dans les 10 jours. Vous avez le plus souvent deux ans pour poursuivre. Voyez un médecin et prenez des photos.',
  },
  'ca.ask.work-injury': {
    says: 'Déclarez la blessure maintenant à la commission de votre province. Si elle refuse, contestez par écrit : six mois en Ontario, 90 jours en Colombie-Britannique et 30 jours au Québec. Pour un retour au travail en Ontario, c’est 30 jours. Envoyez des preuves médicales. Des conseillers gratuits aident.',
  },
}
