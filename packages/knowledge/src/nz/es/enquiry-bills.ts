/** Questions about power, phone and council rates: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_ES: Words = {
  'nz.ask.cut-off': {
    says: 'Antes deben ofrecer ayuda y avisarle. No pueden cortar un hogar que necesita luz por razones médicas, así que dígalo. Pida un plan de pago. Utilities Disputes puede ayudar: 0800 22 33 40.',
    dependsOn: 'si pidió un plan y lo que necesita',
  },
  'nz.ask.phone': {
    says: 'Quéjese primero a la empresa. Si no ayuda, Telecommunications Dispute Resolution lo mira gratis.',
  },
  'nz.ask.rates': {
    says: 'Pida al ayuntamiento (council) un plan de pago y sus reglas para dificultades. Con ingresos bajos puede tener un descuento (rates rebate).',
  },
}
