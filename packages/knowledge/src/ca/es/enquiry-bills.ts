/** Questions about power, phone and internet: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_WORDS: Words = {
  'ca.ask.cut-off': {
    says: 'Antes deben avisarle por escrito. Muchas provincias prohíben los cortes en invierno. Llame a la empresa y pida un plan.',
    dependsOn: 'su provincia y la época del año',
  },
  'ca.ask.phone': {
    says: 'Quéjese primero a la empresa. Si no ayuda, la CCTS mira gratis las quejas de teléfono, internet y televisión.',
  },
  'ca.ask.internet-price': {
    says: 'No el precio que fija su contrato. Según las normas de la CRTC, el precio mensual de un contrato fijo no cambia sin su consentimiento. Quéjese gratis a la CCTS.',
  },
  'ca.ask.phone-cancel-fee': {
    says: 'Desde el 12 de junio de 2026 cancelar no cuesta nada si el plan no traía un teléfono rebajado. Con él, debe como máximo lo que queda del descuento, y nada tras dos años. También están prohibidos los cargos por activar o cambiar un plan. Quéjese gratis a la CCTS.',
  },
}
