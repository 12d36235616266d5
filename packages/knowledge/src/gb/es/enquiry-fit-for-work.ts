/** Questions about a decision that a person is fit for work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIT_FOR_WORK_ES: Words = {
  'gb.ask-benefit.fit-for-work': {
    says: 'Pida una revisión (mandatory reconsideration) en un mes, en el diario o por carta. Diga qué punto de la prueba cumple, por ejemplo no andar 50 metros sin parar, con informes médicos. Pida el informe del evaluador. Si sigue el no, recurra en un mes al tribunal gratuito; muchos ganan. Pida mientras tanto tareas más ligeras.',
  },
}
