/** Questions about things of other people that a court officer may take: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_FR: Words = {
  'de.ask-debt.goods-of-others': {
    says: 'Les biens des autres ne répondent pas de votre dette. Mais l’huissier regarde seulement qui les détient. Montrez factures ou déclaration du propriétaire et faites-le noter. S’il les prend quand même, le propriétaire en demande aussitôt la libération au créancier, avec preuves. Sinon, un tribunal doit arrêter la vente (§ 771 ZPO). Entre époux, on présume qu’ils sont à vous.',
  },
}
