/** Questions about how many years of card interest come back: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARD_YEARS_FR: Words = {
  'es.ask.card-years': {
    says: 'L’usure peut être reconnue à tout moment, même après la fin de la carte. Mais la Cour suprême a dit en mars 2025 jusqu’où l’argent revient. Ce sont environ les cinq ans avant votre première réclamation écrite. Réclamez donc maintenant par écrit, avec preuve : cela arrête le délai. Demandez tous les relevés depuis le premier jour. Si vous devez encore, vous ne rendez que ce que vous avez reçu.',
  },
}
