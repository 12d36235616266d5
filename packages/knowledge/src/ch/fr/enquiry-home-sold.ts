/** Questions about a rented home that is sold: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_FR: Words = {
  'ch.ask.home-sold': {
    says: 'Une vente ne met pas fin au bail : le nouveau propriétaire le reprend avec le même loyer. Seul un besoin urgent pour lui ou ses proches lui permet de résilier plus tôt. Même alors, il faut la formule officielle, le délai et le terme de la loi. Contestez ou demandez plus de temps à la conciliation dans les 30 jours. C’est gratuit.',
    dependsOn: 'si le nouveau propriétaire a un besoin urgent du logement',
  },
}
