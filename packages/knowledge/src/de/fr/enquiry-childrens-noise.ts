/** Questions about a landlord who complains of the noise of children: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDRENS_NOISE_FR: Words = {
  'de.ask-home.childrens-noise': {
    says: 'Non. Un bébé qui pleure et des enfants qui jouent font partie de la vie normale ; les voisins doivent le supporter. Un congé suppose un trouble grave et durable que vous pourriez arrêter, après avertissement. Répondez par écrit : l’âge de l’enfant, ce que vous faites le soir, et qu’il n’y a pas de faute. Gardez une copie. Voyez un Mieterverein.',
  },
}
