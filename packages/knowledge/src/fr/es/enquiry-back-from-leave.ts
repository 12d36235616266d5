/** The Spanish words of the rows in ../enquiry-back-from-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BACK_FROM_LEAVE_WORDS: Words = {
  'fr.ask-work.back-from-maternity': {
    says: 'Después del permiso recupera su puesto, o uno similar con al menos la misma paga. No tiene que aceptar menos. Pida su puesto por escrito. Tiene derecho a una entrevista. Durante diez semanas tras la maternidad está protegida contra el despido, salvo falta grave o un motivo ajeno. Acuda a la inspección de trabajo y luego al tribunal laboral.',
  },
}
