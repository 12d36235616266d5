/** Questions about things bought: withdrawal, guarantee, delivery and used cars: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'fr.ask-buy.withdraw': {
    dependsOn: 'la façon d’acheter',
    says: 'En ligne, par téléphone ou chez vous : 14 jours, sans raison. En magasin, ce droit n’existe pas, sauf geste du magasin.',
  },
  'fr.ask-buy.guarantee': {
    says: 'Pendant deux ans, le vendeur doit réparer ou remplacer gratuitement. Sinon sous 30 jours, demandez le remboursement. Occasion : preuve au vendeur pendant un an.',
  },
}
