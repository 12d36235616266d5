/** The Spanish words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_ES: Words = {
  'it.ask.firm-gone': {
    says: 'Si la empresa no puede pagar, el fondo de garantía del INPS (Fondo di garanzia) paga el TFR y hasta tres de los últimos sueldos, con un límite. Antes su crédito debe admitirse en la quiebra, o debe fallar un embargo. Vaya ya a un sindicato o patronato y pida la NASpI en 68 días.',
  },
}
