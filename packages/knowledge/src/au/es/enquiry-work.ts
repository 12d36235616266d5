/** The Spanish words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ES: Words = {
  'au.ask.pay-cut': {
    says: 'Diga por escrito que no está de acuerdo. Un empleador casi nunca puede bajar el sueldo acordado o las horas fijas sin su permiso, y nunca por debajo del convenio (award). Llame al Fair Work Ombudsman al 13 13 94.',
  },
  'au.ask.underpaid': {
    says: 'Puede reclamar hasta seis años de sueldo sin pagar. Anote sus horas, escriba al empleador y acuda gratis al Fair Work Ombudsman. Pagar de menos a sabiendas es delito.',
  },
  'au.ask.casual': {
    says: 'Tras seis meses, o doce en una empresa pequeña, puede decir por escrito que elige ser fijo. El empleador debe contestar en 21 días y necesita una razón justa para negarse.',
  },
  'au.ask.leave-paid-out': {
    says: 'Las vacaciones no usadas deben pagarse al acabar el trabajo. Solo pueden obligarle a tomarlas si su convenio (award) lo permite y es justo, como en un cierre.',
  },
  'au.ask.warning-letter': {
    says: 'No tiene que estar de acuerdo. Puede firmar solo como recibido y contestar por escrito. Una razón justa y la ocasión de responder cuentan si luego le despiden.',
  },
  'au.ask.training-bond': {
    says: 'Casi nunca. Un descuento necesita su permiso escrito y ser en su beneficio, o estar en su award. Una cláusula injusta de devolución no vale. Pregunte al Fair Work Ombudsman.',
  },
  'au.ask.public-holiday': {
    says: 'Puede faltar en un festivo, con paga básica si le tocaba trabajar. Pueden pedirle que trabaje si es justo, y usted puede negarse con motivo justo. Los awards suelen pagar más.',
  },
  'au.ask.unpaid': {
    says: 'Compruebe su sueldo con las herramientas del Fair Work Ombudsman. Pida a su jefe por escrito, luego llame al 13 13 94. Puede volver seis años atrás.',
  },
  'au.ask.after-hours': {
    says: 'Puede negarse a leer o responder después del horario, salvo que eso no sea razonable. Es el derecho a desconectar (right to disconnect).',
  },
  'au.ask.super': {
    says: 'Mire su fondo en línea. Desde el 1 de julio de 2026 la jubilación (super) debe pagarse en siete días hábiles desde el día de pago. Si no, avise al ATO.',
  },
  'au.ask.bullied': {
    says: 'Anote cada vez y quién lo vio, y dígalo al empleador. Mientras aún trabaje allí, puede pedir a la Fair Work Commission una orden para pararlo.',
  },
  'au.ask.sham-contractor': {
    says: 'El nombre no decide: cuenta cómo trabaja de verdad. Si la empresa fija sus horas y no es su propio negocio, puede ser empleado. Entonces le deben el salario (award), vacaciones y super. Usar un ABN para evitarlo es ilegal. Llame al 13 13 94.',
    dependsOn: 'cómo trabaja de verdad',
  },
}
