/** Questions about a refund: in money or as a voucher, from a site or a shop: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUND_IN_MONEY_FR: Words = {
  'fr.ask-buy.refund-voucher': {
    says: 'Non, vous n’avez pas à accepter un bon. Après une rétractation dans les 14 jours d’un achat en ligne, le prix et la livraison standard doivent revenir. En argent, par votre moyen de paiement, sous 14 jours. Le vendeur peut attendre l’article ou la preuve d’envoi. Écrivez en recommandé : en retard, la somme est majorée. Puis SignalConso ou le médiateur.',
  },
  'fr.ask-buy.shop-return': {
    says: 'Non, pour un article sans défaut, la loi ne donne aucun droit de le rendre en magasin. Regardez le ticket et l’affichage : beaucoup de magasins reprennent ou donnent un avoir, et doivent tenir cette promesse. S’il a un défaut, le magasin doit réparer ou remplacer pendant deux ans. En ligne, vous auriez 14 jours.',
  },
  'fr.ask-buy.withdraw-online': {
    says: 'Oui. Dès la réception de l’article, ou la signature d’un service, vous avez 14 jours, sans motif. Écrivez-le clairement et gardez la preuve. Renvoyez l’article sous 14 jours de plus, souvent à vos frais. Le reste est remboursé sous 14 jours. Si personne ne vous a informé, c’est douze mois de plus. Pas pour le sur-mesure.',
  },
}
