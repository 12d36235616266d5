/** The French words of the rows in ../enquiry-support-animals-and-safe-leaving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_FR: Words = {
  'us.fact.assistance-animal': {
    says: 'Un animal dressé qui aide pour votre handicap, il doit en général l’accepter, sans frais. Pour un animal de soutien non dressé, c’est moins sûr : depuis mai 2026, HUD n’agit que pour les animaux dressés. La loi n’a pas changé, et bien des États protègent plus. Demandez par écrit avec une lettre de qui vous soigne. Refus : plainte à l’État et legal aid.',
    dependsOn: 'si l’animal est dressé, et votre État',
  },
  'us.fact.abuse-lease': {
    says: 'Votre sécurité d’abord : en danger, le 911, ou la ligne 1-800-799-7233. La plupart des États laissent une victime de violences mettre fin au bail tôt, avec un avis écrit et un papier comme une ordonnance ou un rapport de police. En Illinois, l’avis peut venir jusqu’à trois jours après le départ. Le loyer n’est en général dû que jusqu’à la fin du préavis. Demandez aussi de nouvelles serrures.',
  },
}
