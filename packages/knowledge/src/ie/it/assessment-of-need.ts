/** The assessment of what a child or an adult with a disability needs: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSESSMENT_OF_NEED_IT: Words = {
  'ie.need.wants': {
    says: 'La lettera riguarda la valutazione di ciò che serve a Lei o a Suo figlio per una disabilità.',
  },
  'ie.need.right-time': {
    says: 'La valutazione deve iniziare entro tre mesi dalla domanda e finire entro altri tre. Se no, può fare reclamo.',
  },
  'ie.need.step': {
    says: "Mandi ora un reclamo all'ufficio della HSE (complaints officer). Poi può fare ricorso, e il Circuit Court può far rispettare la decisione.",
  },
}
