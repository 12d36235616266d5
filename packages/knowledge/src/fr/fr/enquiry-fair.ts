/** Questions about a purchase at a fair: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAIR_FR: Words = {
  'fr.ask-buy.fair': {
    says: 'En foire, il n’y a pas de droit de rétractation, et le vendeur doit l’avoir dit avant, par affiche et au contrat. Mais avez-vous signé un crédit pour cet achat ? Rétractez-vous du crédit par écrit sous 14 jours : la vente tombe aussi, sans frais ; trois jours seulement si vous avez demandé la livraison immédiate. Si le vendeur ne l’a pas dit, ou par un faux prix salon, attaquez le contrat. Écrivez aujourd’hui.',
    dependsOn: 'si un crédit a été pris sur place',
  },
}
