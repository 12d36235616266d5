/** Prueba, contrato temporal, enfermedad y último sueldo, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_ES: Words = {
  'nl.job.right-trial': {
    says: 'El periodo de prueba debe constar por escrito. Es de uno o dos meses como mucho, y no se permite en un contrato de seis meses o menos.',
  },
  'nl.job.right-told-in-time': {
    says: 'En un contrato temporal de seis meses o más deben decirle por escrito, un mes antes, si sigue. Si no, puede pedir hasta un mes de sueldo.',
  },
  'nl.job.right-ill': {
    says: 'Mientras esté enfermo, el empresario casi nunca puede despedirle durante dos años. Conserva al menos el 70 % del sueldo.',
  },
  'nl.job.right-redundancy-order': {
    says: 'Por motivos económicos, el empresario necesita permiso del UWV. Debe seguir un orden fijo (afspiegeling) y buscarle otro trabajo. Usted puede responder antes al UWV.',
  },
  'nl.job.right-last-pay': {
    says: 'Al final el empresario debe pagar las vacaciones no disfrutadas. Por un sueldo tardío puede pedir un extra.',
  },
  'nl.job.right-fair-sum': {
    says: 'Si el despido no siguió las reglas, el juez puede anularlo o darle una suma justa (billijke vergoeding).',
  },
  'nl.job.right-no-compete': {
    says: 'La prohibición de competir debe constar por escrito. En un contrato temporal necesita un motivo fuerte y escrito. Un juez puede reducirla.',
  },
  'nl.job.right-plan': {
    says: 'En ocho semanas usted y la empresa hacen un plan de vuelta. Si no hay acuerdo, pida su opinión al UWV (deskundigenoordeel).',
  },
}
