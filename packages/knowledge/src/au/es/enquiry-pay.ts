/** The Spanish words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_ES: Words = {
  'au.ask.sham-contractor': {
    says: 'El nombre no decide: cuenta cómo trabaja de verdad. Si la empresa fija sus horas y no es su propio negocio, puede ser empleado. Entonces le deben el salario (award), vacaciones y super. Usar un ABN para evitarlo es ilegal. Llame al 13 13 94.',
    dependsOn: 'cómo trabaja de verdad',
  },
  'au.ask.underpaid': {
    says: 'Puede reclamar hasta seis años de sueldo sin pagar. Anote sus horas, escriba al empleador y acuda gratis al Fair Work Ombudsman. Pagar de menos a sabiendas es delito.',
  },
  'au.ask.training-bond': {
    says: 'Casi nunca. Un descuento necesita su permiso escrito y ser en su beneficio, o estar en su award. Una cláusula injusta de devolución no vale. Pregunte al Fair Work Ombudsman.',
  },
  'au.ask.unpaid': {
    says: 'Compruebe su sueldo con las herramientas del Fair Work Ombudsman. Pida a su jefe por escrito, luego llame al 13 13 94. Puede volver seis años atrás.',
  },
  'au.ask.super': {
    says: 'Mire su fondo en línea. Desde el 1 de julio de 2026 la jubilación (super) debe pagarse en siete días hábiles desde el día de pago. Si no, avise al ATO.',
  },
  'au.ask.pay-cut': {
    says: 'Diga por escrito que no está de acuerdo. Un empleador casi nunca puede bajar el sueldo acordado o las horas fijas sin su permiso, y nunca por debajo del convenio (award). Llame al Fair Work Ombudsman al 13 13 94.',
  },
}
