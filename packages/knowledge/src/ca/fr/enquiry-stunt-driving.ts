/** The French words of the rows in ../enquiry-stunt-driving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STUNT_DRIVING_FR: Words = {
  'ca.fact.stunt-on': {
    says: '50 km/h de trop sur une telle route est une manœuvre périlleuse (stunt driving) en Ontario : plus qu’une contravention. On ne paie pas par la poste ; venez au tribunal ou envoyez un parajuriste ou avocat. Risque : 2 000 à 10 000 $, six points, un à trois ans sans permis. Les 30 jours sans permis et 14 sans auto commencent tout de suite. Conseil avant la première date.',
  },
}
