/** Questions about a dismissal after two years or more, with no warning or meeting: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_AFTER_YEARS_FR: Words = {
  'gb.ask-work.dismissed-over-two-years': {
    says: 'Dès deux ans vous pouvez réclamer pour licenciement injuste. Il faut une raison juste et des étapes justes : reproches écrits, entretien, appel. Sans elles, c’est en général injuste. Faites appel par écrit et demandez les raisons, dues sous 14 jours. Demandez le préavis. Appelez Acas avant le délai : 0300 123 1100.',
  },
}
