/** Questions about cameras and on what a boss may ask: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_FR: Words = {
  'nl.ask.camera-neighbour': {
    says: 'Une caméra ne peut filmer que ce qu’il faut pour protéger leur maison. Votre jardin ou fenêtre est souvent de trop. Demandez par écrit, avec une date limite, de la tourner ou de masquer l’image. Puis plainte à l’Autoriteit Persoonsgegevens, médiation de voisins ou juge.',
  },
  'nl.ask.reason-for-illness': {
    says: 'Non. Votre chef ne peut demander ce que vous avez ni pourquoi. Dites combien de temps vous pensez être absent, où vous joindre et quel travail attend. Seul le médecin du travail (bedrijfsarts) peut parler de santé, et ne peut le transmettre.',
  },
}
