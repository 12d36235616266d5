/** Questions about a phone or internet firm that raises its price: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TELECOM_PRICE_ES: Words = {
  'es.ask.telecom-price': {
    says: 'Sí. Si la compañía cambia el precio o las condiciones por su cuenta, debe avisar un mes antes. Entonces puede irse sin penalización en el mes siguiente al aviso, también con permanencia. Si no avisó bien, dígalo y no pague la penalización. Solo paga el terminal subvencionado que se quede. Las subidas ya fijadas en el contrato pueden ser distintas. Reclame por escrito y luego gratis a la Oficina de Telecomunicaciones.',
  },
}
