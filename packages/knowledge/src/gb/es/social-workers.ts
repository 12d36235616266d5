/** Social workers, and letters before care proceedings: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_WORKERS_ES: Words = {
  'gb.social-work.right-consent': {
    says: 'Deben estudiar un riesgo para un niño. No pueden llevárselo sin su permiso, un juez, o la policía en una urgencia.',
  },
  'gb.social-work.answer': {
    says: 'Colabore, y busque pronto un abogado. No firme nada sobre dónde vive un niño sin consejo. Solo su permiso, un juez, o la policía en una urgencia puede llevárselo.',
  },
  'gb.care-case.wants': {
    says: 'El ayuntamiento se preocupa por un niño y quizá vaya al juzgado. Aún tiene tiempo de cambiarlo.',
  },
  'gb.care-case.right-lawyer': {
    says: 'Un padre o madre que recibe esta carta tiene derecho a un abogado gratis, gane lo que gane. Llévele la carta hoy.',
  },
  'gb.care-case.step': {
    says: 'Vaya a la reunión con un abogado. Nombre a familiares que puedan ayudar. No firme nada sobre dónde vive el niño sin consejo.',
  },
}
