/** Questions about the guarantee, and about used cars: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_FR: Words = {
  'ch.ask.step-buy': {
    says: 'Écrivez à l’entreprise ce qui ne va pas et ce que vous voulez, et fixez un délai juste. Gardez la preuve de l’envoi.',
  },
  'ch.ask.guarantee': {
    says: 'Prévenez le vendeur tout de suite, par écrit. Pour un achat en magasin, vous avez deux ans dès la livraison. Vous pouvez demander un prix plus bas, un remplacement ou votre argent, sauf si le contrat prévoit la réparation.',
  },
}
