/** Questions about contracts that run on, gyms and tradespeople: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_FR: Words = {
  'ch.ask.end-service': {
    says: 'Cherchez le délai dans les conditions et résiliez par recommandé. Un pur mandat se termine à tout moment. Une longue maladie ou un déménagement peut être un juste motif. Aucune loi n’interdit la reconduction tacite.',
  },
  'ch.ask.gym-ill': {
    says: 'Si vous ne pouvez plus vous entraîner longtemps, vous pouvez résilier avant terme pour juste motif. Envoyez en recommandé un certificat disant que vous ne pouvez pas et combien de temps. Pour une courte maladie, souvent seule une suspension. Lisez les conditions. Elles ne peuvent exclure un juste motif.',
  },
  'ch.ask.trade-bill': {
    says: 'Un prix ferme vaut, même si le travail fut plus dur. Avec un devis approximatif, vous payez souvent jusqu’à 10 % de plus environ. Au-delà, vous pouvez réduire ou vous retirer, si vous n’en êtes pas la cause. Sans prix, seul le coût juste est dû. Payez la part juste et contestez le reste par écrit.',
  },
}
