/** Questions about jobless benefits that France Travail claims back: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_BENEFIT_BACK_FR: Words = {
  'fr.ask-debt.jobless-benefit-back': {
    says: 'Vous avez deux mois pour contester par écrit (recours gracieux) auprès de France Travail. Montrez vos fiches de paie et vos déclarations. Tant que vous contestez, rien ne peut en général être retenu sur vos allocations, sauf fraude reprochée. La somme est juste ? Demandez un échelonnement ou une remise : un retard n’est pas une fraude. Le médiateur est gratuit. Si une contrainte arrive, vous n’avez que 15 jours.',
  },
}
