/** Questions about taking a thing back to a shop: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_RETURN_FR: Words = {
  'be.ask.shop-return': {
    says: 'Non, pour un article sans défaut, la loi ne donne aucun droit de le rendre en magasin. Regardez le ticket et l’affichage : ce que le magasin promet, comme un bon ou 30 jours, il doit le tenir. S’il a un défaut, il doit réparer ou remplacer pendant deux ans, et un bon ne suffit pas. En ligne, vous auriez 14 jours.',
  },
}
