/** Redundancy and firms that are insolvent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_ES: Words = {
  'au.work.right-redundancy': {
    says: 'La indemnización por supresión del puesto (redundancy pay) va de 4 semanas después de un año a 16 semanas después de nueve, luego 12. La mayoría de las empresas pequeñas no tienen que pagarla.',
  },
  'au.work.insight-genuine': {
    says: 'Una supresión del puesto (redundancy) es real solo si el puesto de verdad ya no existe y hablaron con usted como dice el convenio (award).',
    actionable:
      'Si ahora otra persona hace su trabajo, pregunte por un reclamo por despido injusto (unfair dismissal).',
  },
  'au.work.right-consult': {
    says: 'Un convenio (award) obliga al empleador a hablar con usted antes de suprimir el puesto (redundancy). Si no lo hace, la supresión quizá no sea real.',
  },
  'au.work.right-insolvent': {
    says: 'Si la empresa es insolvente, el gobierno puede pagar sueldos no pagados, vacaciones, preaviso e indemnización (redundancy pay).',
  },
}
