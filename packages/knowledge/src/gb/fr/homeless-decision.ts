/** A decision of the council about a homeless person: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOMELESS_DECISION_FR: Words = {
  'gb.homeless.wants': {
    says: "La commune dit ce qu'elle fera, ou non, pour vous qui êtes sans logement. Vous pouvez lui demander de revoir.",
  },
  'gb.homeless.right-review': {
    says: "Demandez un réexamen (review) sous 21 jours. Ensuite, vous pouvez saisir le County Court sous 21 jours s'ils se sont trompés de droit.",
  },
  'gb.homeless.right-stay': {
    says: "Demandez à la commune de vous loger jusqu'à la décision. Elle peut le faire, et doit examiner vos raisons.",
  },
  'gb.homeless.step': {
    says: "Prenez conseil aujourd'hui auprès de Shelter ou d'un avocat ; cela peut être gratuit. Envoyez une preuve du médecin de ce que vous ne pouvez supporter.",
  },
  'gb.homeless.wales': {
    says: 'Demandez un réexamen (review) sous 21 jours. Demandez à la commune de vous loger en attendant.',
  },
  'gb.homeless.scotland': {
    says: "Demandez un réexamen (review) sous 21 jours. En Écosse, toute personne sans logement a droit à un hébergement pour l'instant.",
  },
}
