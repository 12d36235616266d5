/** Questions about mediation before a family court: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_MEDIATION_ES: Words = {
  'gb.ask-family.mediation': {
    says: 'Casi siempre debe ir a una reunión sobre mediación (MIAM) antes de acudir al juzgado de familia. La mediación en sí es su elección. No hace falta la reunión si hubo maltrato o es urgente. Pregunte al mediador si un vale o la ayuda legal puede pagar.',
  },
}
