/** Questions about orders online: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_ORDERS_WORDS: Words = {
  'de.ask-buy.withdraw': {
    says: 'En ligne, par téléphone ou à la porte : 14 jours, dès la livraison pour un objet. En magasin, seulement s’il est défectueux ou si le magasin accepte.',
    dependsOn: 'comment vous avez acheté',
  },
  'de.ask-buy.return-cost': {
    says: 'Un achat en ligne se renvoie dans les 14 jours après livraison. Vous payez le renvoi seulement si la boutique vous l’a dit avant. Sous 14 jours, elle doit rendre le prix et l’envoi normal que vous avez payé.',
  },
  'de.ask-buy.sale-goods': {
    says: 'Oui, c’est possible. Qui achète en ligne a 14 jours dès la livraison pour se rétracter, sans motif, et les soldes n’y changent rien. Une phrase qui l’exclut ne vaut pas. Peu de choses sont exclues, comme le sur-mesure ou un sceau d’hygiène ouvert. Dites-le clairement par écrit, puis renvoyez sous 14 jours. Le vendeur rembourse sous 14 jours, avec le premier envoi.',
  },
  'de.ask-buy.refund-after-return': {
    says: 'Aucun écrit n’est exigé, mais vous devez avoir dit clairement que vous vous rétractez. Renvoyer l’objet sans un mot ne suffit pas. Si les 14 jours courent encore, dites-le maintenant par écrit. Si l’on ne vous a pas informé de ce droit, vous avez un an de plus. Le vendeur doit ensuite tout rembourser sous 14 jours. Il peut seulement attendre l’objet ou la preuve d’envoi. Fixez un dernier jour.',
  },
}
