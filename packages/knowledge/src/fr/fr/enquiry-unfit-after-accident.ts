/** Questions about the pay at a dismissal for unfitness after an accident at work: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNFIT_AFTER_ACCIDENT_FR: Words = {
  'fr.ask-work.unfit-accident-pay': {
    says: 'Après un accident du travail ou une maladie professionnelle, l’indemnité légale est doublée, et vous avez une somme égale au préavis. L’indemnité simple est d’un quart de mois par an jusqu’à dix ans, puis un tiers. Neuf ans font environ quatre mois et demi, plus le préavis (deux mois dès deux ans). Si l’employeur n’a pas cherché à vous reclasser, allez aux prud’hommes.',
  },
}
