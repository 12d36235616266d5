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
    says: 'Sin teléfono subvencionado, el cargo es como máximo 50 $ o el 10 % de los meses que quedan, lo que sea menos. Con él, es lo que queda de la subvención. Tras dos años, nada.',
  },
}
