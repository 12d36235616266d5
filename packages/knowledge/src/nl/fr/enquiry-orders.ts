/** Questions about orders: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_FR: Words = {
  'nl.ask.return': {
    says: 'En ligne ou à votre porte : 14 jours, sans motif. En magasin, ce droit n’existe pas.',
    dependsOn: 'comment vous l’avez acheté',
  },
  'nl.ask.delivery': {
    says: 'Le vendeur doit livrer en 30 jours et porte le risque jusqu’à la remise. Écrivez et fixez un dernier délai juste. Ensuite, annulez et demandez votre argent. Gardez les preuves.',
  },
  'nl.ask.phone-sale': {
    says: 'Un contrat d’énergie, de téléphone ou d’autres services conclu par appel ne vous lie qu’après votre accord écrit. Ensuite, vous avez 14 jours pour annuler. Écrivez que vous ne l’acceptez pas.',
  },
  'nl.ask.unordered': {
    says: 'Vous ne devez rien pour ce que vous n’avez pas commandé, et n’avez rien à renvoyer. Écrivez une fois que vous n’avez rien commandé et demandez une preuve.',
  },
}
