/** Questions about an exit agreement and the unemployment pay that may be lost by it: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_FR: Words = {
  'de.ask-job.exit-and-benefit': {
    says: 'Ne signez pas à leur date ; rien ne vous y oblige. En général, douze semaines de blocage suivent, et l’allocation peut être suspendue si le préavis est raccourci. Pas de blocage le plus souvent si un congé économique était sûr, le préavis respecté et l’indemnité d’un demi-mois par an au plus. Si on vous licencie, saisissez le juge en trois semaines : pas de blocage, souvent plus d’argent. Voyez d’abord l’agence et un avocat.',
  },
}
