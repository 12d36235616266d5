/** Questions about a landlord’s notice by text, by email or without its papers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLAWED_NOTICES_FR: Words = {
  'ie.ask.sale-notice-flawed': {
    says: 'Il est peut-être nul. Il faut un écrit signé, le motif, le dernier jour et une copie au RTB le même jour. Pour une vente ou la famille, il faut une déclaration sous serment (statutory declaration). Un e-mail va, un simple SMS non. Après un an, 180 jours ou plus. Bail depuis le 1er mars 2026 : la vente n’est en général pas un motif. Restez, payez, RTB dans les 90 jours. Threshold : 1800 454 454.',
  },
  'ie.ask.rent-text': {
    says: 'Non. Un simple SMS, appel ou e-mail n’est pas une révision. Il faut le formulaire RTB signé, 90 jours de préavis et une copie au RTB. Le loyer peut monter une fois en 12 mois, de 2 % ou de l’inflation, le plus bas des deux, dans tout le pays ; un logement neuf peut suivre l’inflation. Dans un bail en cours, en général pas de prix du marché. Payez l’ancien loyer et contestez au RTB avant la date.',
  },
}
