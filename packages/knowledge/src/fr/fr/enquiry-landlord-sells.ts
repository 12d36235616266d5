/** Questions about a landlord who sells the home: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_SELLS_FR: Words = {
  'fr.ask-home.landlord-sells': {
    says: 'Une vente seule ne met fin à rien : votre bail continue avec l’acheteur. Pour vendre un logement vide libre d’occupant, le bailleur doit donner congé six mois avant la fin du bail. Ce congé est une offre : vous êtes prioritaire pour acheter. Il doit indiquer prix et conditions, sinon il est nul. Vous avez les deux premiers mois pour dire oui, puis deux mois pour signer, quatre avec un prêt. En meublé, ce droit n’existe pas. Vendu moins cher ensuite ? On doit vous le reproposer.',
    dependsOn: 's’il y a un congé et si le logement est meublé',
  },
}
