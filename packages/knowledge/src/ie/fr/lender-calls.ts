/** Visits and calls of a lender: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LENDER_CALLS_FR: Words = {
  'ie.lender-calls.right': {
    says: 'Pour un prêt, ils ne peuvent pas vous appeler ni venir à votre travail sans votre accord. Ni entre 9 heures du soir et 9 heures du matin, ni le dimanche.',
  },
  'ie.lender-calls.answer': {
    says: "Pour un prêt, ils ne peuvent pas vous appeler au travail sans votre accord, ni votre patron ou votre famille. Ni entre 9 heures du soir et 9 heures du matin, ni le dimanche. Écrivez : lettres seulement. S'ils continuent, plainte à la société, puis au FSPO.",
  },
}
