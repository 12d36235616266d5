/** Redundancy and firms that are insolvent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const REDUNDANCY_ES: Words = {
  'ie.work.right-redundancy': {
    says: 'Después de dos años, la indemnización por supresión del puesto (redundancy) es de dos semanas por año y una semana más. El sueldo por encima de 600 € por semana no cuenta.',
  },
  'ie.work.insight-redundancy': {
    says: 'La supresión del puesto (redundancy) trata del puesto, no de usted. Si otra persona hace ahora su trabajo, puede ser un despido injusto.',
    actionable: 'Pregunte cómo le eligieron y guarde la respuesta.',
  },
  'ie.work.right-collective': {
    says: 'Si se pierden muchos puestos, la empresa debe hablar antes con el personal y esperar 30 días.',
  },
  'ie.work.right-insolvent': {
    says: 'Si la empresa es insolvente, el Estado puede pagar salarios, vacaciones, preaviso e indemnización. Pida al liquidador que lo solicite.',
  },
}
