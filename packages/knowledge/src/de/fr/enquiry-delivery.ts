/** The French words of the rows in ../enquiry-delivery.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_WORDS: Words = {
  'de.ask-buy.not-delivered': {
    says: 'Fixez par écrit une dernière date au magasin. Rétractez-vous ensuite et demandez votre argent. Le risque de l’envoi est pour le magasin.',
  },
  'de.ask-buy.paid-not-sent': {
    says: 'Fixez par écrit un dernier délai, environ deux semaines. Ensuite, retirez-vous du contrat et exigez tout l’argent. Demandez tout de suite à la banque, à la carte ou à PayPal de rappeler le paiement. Une fausse boutique ? Portez plainte en ligne aujourd’hui.',
  },
}
