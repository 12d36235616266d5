/** Questions about a landlord’s notice by text, by email or without its papers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLAWED_NOTICES_FR: Words = {
  'ie.ask.sale-notice-flawed': {
    says: 'Il est peut-être nul. Le congé doit être écrit et signé, avec le motif et le dernier jour. Pour une vente ou la famille, il faut une déclaration sous serment (statutory declaration) et une copie au RTB le même jour. Il peut venir par e-mail, mais un simple SMS ne suffit pas. Après un an 180 jours, après sept ans 196. Restez, payez, contestez au RTB dans les 90 jours. Threshold : 1800 454 454.',
  },
  'ie.ask.rent-text': {
    says: 'Non. Un simple SMS, appel ou e-mail n’est pas une révision. Il faut le formulaire RTB signé, 90 jours de préavis et une copie au RTB. Le loyer peut monter une fois en 12 mois, de 2 % ou de l’inflation, le plus bas des deux, dans tout le pays ; un logement neuf peut suivre l’inflation. Dans un bail en cours, en général pas de prix du marché. Payez l’ancien loyer et contestez au RTB avant la date.',
  },
}
