/** Questions about orders online: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_ORDERS_WORDS: Words = {
  'de.ask-buy.withdraw': {
    says: 'En ligne, par téléphone ou à la porte : 14 jours, dès la livraison pour un objet. En magasin, seulement s’il est défectueux ou si le magasin accepte.',
    dependsOn: 'comment vous avez acheté',
  },
  'de.ask-buy.not-delivered': {
    says: 'Fixez par écrit une dernière date au magasin. Rétractez-vous ensuite et demandez votre argent. Le risque de l’envoi est pour le magasin.',
  },
  'de.ask-buy.paid-not-sent': {
    says: 'Fixez par écrit un dernier délai, environ deux semaines. Ensuite, retirez-vous du contrat et exigez tout l’argent. Demandez tout de suite à la banque, à la carte ou à PayPal de rappeler le paiement. Une fausse boutique ? Portez plainte en ligne aujourd’hui.',
  },
  'de.ask-buy.return-cost': {
    says: 'Un achat en ligne se renvoie dans les 14 jours après livraison. Vous payez le renvoi seulement si la boutique vous l’a dit avant. Sous 14 jours, elle doit rendre le prix et l’envoi normal que vous avez payé.',
  },
}
