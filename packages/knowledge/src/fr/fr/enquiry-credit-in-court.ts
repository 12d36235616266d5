/** Questions about a lender who goes to court for an old credit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_IN_COURT_FR: Words = {
  'fr.ask-debt.credit-court-late': {
    says: 'Allez à l’audience ou faites-vous représenter : absent, on perd le plus souvent. Le prêteur avait deux ans à partir du premier impayé non régularisé pour agir (forclusion). Un nouveau plan convenu ensemble les fait repartir. S’il est trop tard, dites-le avec vos relevés : il doit être débouté. Lettres et appels n’arrêtent pas ces deux ans. S’il est à temps, demandez jusqu’à 24 mois.',
  },
}
