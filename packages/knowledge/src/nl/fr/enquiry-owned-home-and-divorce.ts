/** Questions about who stays in an owned home when a couple parts: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNED_HOME_AND_DIVORCE_FR: Words = {
  'nl.ask.owned-home-divorce': {
    says: 'Non. Tant que vous êtes mariés, l’autre ne peut vous mettre dehors, qui que soit le propriétaire, ni vendre sans votre signature. Un avocat peut demander au juge, en quelques semaines, que vous restiez seule avec les enfants pour l’instant (voorlopige voorziening), et de l’argent. Après le divorce, six mois de plus sont possibles. Jamais mariés et pas propriétaire ? La protection est bien moindre : demandez conseil dès aujourd’hui.',
  },
}
