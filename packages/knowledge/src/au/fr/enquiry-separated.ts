/** Questions about the home and savings after a couple parts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATED_FR: Words = {
  'au.ask.split-property': {
    says: 'Vous pouvez demander une part juste, quel que soit le nom sur la maison. Compte ce que chacun a apporté, gagné et fait pour le foyer et les enfants, et ses besoins. Il n’y a pas de moitié fixe. Après un divorce, vous avez 12 mois pour saisir le juge ; en union libre (de facto), deux ans après la rupture. Ensuite, seulement avec son accord. Cherchez un accord, validé en consent order.',
  },
}
