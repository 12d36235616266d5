/** Questions about refunds: when, in which form, without a receipt, and who pays to send it back. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUND_FR: Words = {
  'gb.ask-consumer.refund-time': {
    says: 'Pour un produit avec un défaut, le vendeur a 14 jours à partir de son accord. Pour une commande en ligne annulée, il a 14 jours après avoir reçu les biens, ou votre preuve d’envoi.',
    dependsOn: 'la raison du remboursement',
  },
  'gb.ask-consumer.voucher': {
    says: 'Si les biens ont un défaut, vous n’êtes pas obligé d’accepter un bon d’achat (voucher). Un remboursement doit venir comme vous avez payé. Si vous avez seulement changé d’avis en magasin, sa propre règle décide.',
  },
  'gb.ask-consumer.no-receipt': {
    says: 'Un reçu perdu, une boîte qui manque ou un panneau « no refunds » ne finit pas vos droits sur un défaut. Montrez une autre preuve, comme un relevé de banque. En solde, les droits sont les mêmes, mais pas pour les défauts montrés.',
  },
  'gb.ask-consumer.return-cost': {
    says: 'En cas de défaut, le vendeur paie le retour. Si vous avez changé d’avis sur une commande en ligne, vous devez peut-être payer, s’ils l’ont dit avant. Ils doivent quand même rembourser la livraison de base.',
    dependsOn: 's’il y a un défaut ou si vous avez changé d’avis',
  },
}
