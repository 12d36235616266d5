/** The Spanish words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_ES: Words = {
  'au.deposit.want': {
    says: 'El agente o arrendador quiere parte de su fianza (bond). No tiene que aceptar, y no firme un formulario en blanco.',
  },
  'au.deposit.reality': {
    says: 'Deben probar el daño. El desgaste normal (fair wear and tear) no es daño, y las cosas viejas han perdido valor.',
  },
  'au.deposit.right-apply': {
    says: 'En la mayoría de los estados puede pedir usted mismo la fianza (bond) a la oficina de fianzas, sin firma del agente. Entonces ellos deben probar su reclamo.',
  },
  'au.deposit.right-wear': {
    says: 'Solo tiene que dejar la casa tan limpia como estaba, salvo el desgaste normal. Pida el informe de estado (condition report), facturas y fotos.',
  },
  'au.deposit.right-tribunal': {
    says: 'El tribunal de su estado decide las disputas sobre fianzas (bonds). En Australia Occidental y Tasmania decide primero una oficina pública. Cuesta poco, y no necesita abogado.',
  },
  'au.deposit.step': {
    says: 'Escriba que no está de acuerdo. Pida la fianza (bond) a la oficina de fianzas, y envíe sus fotos y el primer informe de estado (condition report).',
  },
}
