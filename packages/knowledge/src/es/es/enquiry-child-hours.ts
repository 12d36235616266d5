/** Questions about shorter hours for a child: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_HOURS_ES: Words = {
  'es.ask.child-hours': {
    says: 'Con un hijo menor de 12 años tiene derecho a reducir la jornada entre un octavo y la mitad, con menos sueldo. La empresa solo puede discutir el horario. Pídalo por escrito 15 días antes. Si se niega, demande en 20 días hábiles.',
  },
}
