/** Questions about contracts sold by phone: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLD_CALL_ES: Words = {
  'fr.ask-buy.cold-call': {
    says: 'Desde el 11 de agosto de 2026 una llamada comercial sin su consentimiento previo está prohibida y el contrato es nulo, salvo llamadas por un contrato en curso. Un sí por teléfono solo nunca obliga: debe firmar o aceptar por escrito después. Escriba certificado que no debe nada y lo quiere todo de vuelta. Cargos en su banco: ocho semanas, 13 meses si nunca los autorizó. Avise a SignalConso.',
  },
}
