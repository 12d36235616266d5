/** Questions about orders, delivery, the guarantee and used cars, and the first steps for buyers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_WORDS: Words = {
  'be.ask.step-buy': { says: 'Écrivez d’abord à l’entreprise, puis au médiateur gratuit.' },
  'be.ask.withdraw': {
    dependsOn: 'la façon d’acheter',
    says: 'En ligne ou à domicile : 14 jours, sans raison. En magasin, ce droit n’existe pas.',
  },
  'be.ask.guarantee': {
    says: 'Pendant deux ans, le vendeur doit réparer ou remplacer gratuitement un bien neuf. Une garantie plus courte du magasin n’y change rien, et il ne peut pas vous renvoyer au fabricant. Écrivez avec le ticket et une date limite. Sinon, demandez une baisse de prix ou votre argent. Occasion d’un professionnel : au moins un an. Puis le service de médiation, gratuit.',
  },
  'be.ask.right-buy': { says: 'Pour la plupart des achats à distance, vous avez 14 jours.' },
  'be.ask.delivery': {
    says: 'Le vendeur doit livrer en 30 jours et porte le risque jusqu’à la remise. Écrivez et fixez un dernier délai. Ensuite, annulez et demandez votre argent. Le médiateur gratuit peut aider.',
  },
}
