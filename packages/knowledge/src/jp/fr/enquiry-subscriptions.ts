/** Questions about orders that turn out to be subscriptions: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUBSCRIPTIONS_FR: Words = {
  'jp.ask.subscription': {
    says: "Les commandes en ligne n'ont pas de délai de rétractation (クーリング・オフ) : les conditions de retour de la page comptent. S'il n'y en a pas, vous pouvez renvoyer le produit en huit jours, à vos frais. Le dernier écran cachait le nombre de livraisons, le total ou la résiliation ? Alors vous pouvez annuler la commande : écrivez-le par mail ou lettre, gardez écrans et mails, et ne payez pas entre-temps. Résiliez aussi à la manière du site. Appelez le 188, aide gratuite.",
  },
}
