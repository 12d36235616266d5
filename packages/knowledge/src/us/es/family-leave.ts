/** The Spanish words of the rows in ../family-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_LEAVE_ES: Words = {
  'us.leave.want': {
    says: 'Su empleador rechaza su permiso o quiere antes un mejor formulario de su médico.',
  },
  'us.leave.step': {
    says: 'Si al formulario le falta algo, la empresa debe decir por escrito qué falta y darle siete días. Envíelo y quéjese a la Wage and Hour Division.',
  },
}
