/** Questions about orders, delivery, the guarantee and used cars, and the first steps for buyers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_WORDS: Words = {
  'be.ask.step-buy': { says: 'Écrivez d’abord à l’entreprise, puis au médiateur gratuit.' },
  'be.ask.withdraw': {
    dependsOn: 'la façon d’acheter',
    says: 'En ligne ou à domicile : 14 jours, sans raison. En magasin, ce droit n’existe pas.',
  },
  'be.ask.guarantee': {
    says: 'Pendant deux ans, le vendeur doit réparer ou remplacer gratuitement un bien neuf.',
  },
  'be.ask.right-buy': { says: 'Pour la plupart des achats à distance, vous avez 14 jours.' },
  'be.ask.delivery': {
    says: 'Le vendeur doit livrer en 30 jours et porte le risque jusqu’à la remise. Écrivez et fixez un dernier délai. Ensuite, annulez et demandez votre argent. Le médiateur gratuit peut aider.',
  },
}
