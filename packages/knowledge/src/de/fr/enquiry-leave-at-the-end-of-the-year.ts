/** Questions about leave that is said to lapse at the end of the year: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AT_THE_END_OF_THE_YEAR_FR: Words = {
  'de.ask-job.leave-year-end': {
    says: "Ils ne se perdent pas d'eux-mêmes le 31 décembre. L'employeur doit d'abord vous avoir invité clairement et à temps à les prendre, et averti de leur perte. Impossible à cause de besoins urgents de l'entreprise ou d'une maladie ? Alors ils courent jusqu'au 31 mars. Sans cet avertissement, ils restent plus longtemps encore. Demandez par écrit des jours précis et gardez le refus. Ils ne sont payés qu'à la fin du contrat.",
  },
  'de.ask-job.too-much-leave': {
    says: 'Non, l’indemnité de congé ne peut être réclamée. Qui part au premier semestre, après six mois dans l’emploi, a un douzième du congé annuel par mois complet. Si vous en avez pris plus, vous gardez l’argent. Cela vaut pour le minimum légal de quatre semaines ; pour plus de jours, le contrat peut dire autre chose. Le nouvel employeur peut en tenir compte. Demandez une attestation des jours pris.',
  },
}
