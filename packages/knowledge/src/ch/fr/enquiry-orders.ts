/** Questions about orders: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_WORDS: Words = {
  'ch.ask.withdraw': {
    says: 'La loi ne donne pas de droit général d’annuler. Beaucoup de vendeurs le permettent dans leurs conditions. Pour une vente à la porte ou par téléphone de plus de 100 francs, vous avez quatorze jours.',
  },
  'ch.ask.delivery': {
    says: 'Fixez par écrit un dernier délai juste. Sans livraison, annulez aussitôt et demandez votre argent. Payé par carte ? Demandez aussi un chargeback.',
  },
  'ch.ask.phone-sale': {
    says: 'S’ils vous ont appelé ou sont venus à la porte et que cela coûte plus de 100 francs, révoquez dans les 14 jours. Le délai court dès le contrat et l’information sur ce droit. Envoyez-le par écrit, au mieux recommandé. Cela ne vaut pas si vous avez appelé, ni aux foires. Pour les assurances, une autre loi donne les mêmes 14 jours.',
  },
  'ch.ask.unordered': {
    says: 'Non. Ce que vous n’avez jamais commandé, vous n’avez ni à le payer, ni à le garder, ni à le renvoyer. Si c’est clairement une erreur, avertissez seulement l’expéditeur. Écrivez une fois qu’il n’y a pas de contrat et que vous ne devez rien. Si une poursuite arrive, faites opposition dans les dix jours.',
  },
}
