/** Questions about a seizure of things that belong to another person: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_FR: Words = {
  'fr.ask-debt.goods-of-others': {
    says: 'Non, seuls les biens de celui qui doit peuvent être vendus. Chez une autre personne, le commissaire de justice a besoin de l’autorisation du juge de l’exécution. Montrez vite factures ou photos prouvant à qui sont les biens, et faites-le noter dans l’acte. Saisis quand même ? Avant la vente, le propriétaire demande au juge de l’exécution de les libérer (demande en distraction).',
  },
}
