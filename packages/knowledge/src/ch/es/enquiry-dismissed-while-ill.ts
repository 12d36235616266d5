/** Questions about a dismissal while a person is ill: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_ILL_ES: Words = {
  'ch.ask.dismissed-while-ill': {
    says: 'Cuente los días de enfermedad hasta el aviso. Tras la prueba está protegido 30 días el primer año, 90 del segundo al quinto, 180 desde el sexto. Un aviso en ese tiempo es nulo: escríbalo enseguida y ofrezca su trabajo. Si llegó antes de enfermar, el plazo se detiene. Después de esos días vale, aunque siga enfermo. Pida el motivo.',
    dependsOn: 'su año de servicio y los días de enfermedad',
  },
  'ch.ask.ill-in-trial': {
    says: 'Sí. En la prueba la enfermedad no protege y bastan siete días de aviso. Mire primero si ya había acabado: suele ser un mes, tres como máximo, y la enfermedad la alarga. El sueldo va hasta el último día si el empleo era para más de tres meses; un seguro puede pagar más. Pida el motivo por escrito e inscríbase en el RAV.',
  },
}
