/** The French words of the rows in ../enquiry-support-animals-and-safe-leaving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_FR: Words = {
  'us.fact.assistance-animal': {
    says: 'En général il doit l’accepter, sans frais ni loyer d’animal, si vous avez un handicap et que l’animal aide. Demandez par écrit avec une lettre de qui vous soigne ; un certificat acheté en ligne peut ne pas suffire. Les vrais dégâts restent dus. Refus : plainte à l’État ou à HUD en un an. Les petites maisons habitées par le propriétaire peuvent être exclues.',
  },
  'us.fact.abuse-lease': {
    says: 'Votre sécurité d’abord : en danger, le 911, ou la ligne 1-800-799-7233. La plupart des États laissent une victime de violences mettre fin au bail tôt, avec un avis écrit et un papier comme une ordonnance ou un rapport de police. En Illinois, l’avis peut venir jusqu’à trois jours après le départ. Le loyer n’est en général dû que jusque-là. Demandez aussi de nouvelles serrures.',
  },
}
