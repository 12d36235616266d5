/** The French words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_FR: Words = {
  'nl.ask.broken': {
    says: 'La garantie du magasin, d’un an ou deux, ne décide pas. Une chose doit durer ce qu’on peut attendre de son genre et prix, comme plusieurs années pour un téléphone ou un lave-linge. Le vendeur doit gratuitement réparer ou remplacer, sans vous renvoyer au fabricant. La première année, à lui de prouver que tout allait bien. Écrivez avec un délai. Sinon, demandez l’argent.',
  },
}
