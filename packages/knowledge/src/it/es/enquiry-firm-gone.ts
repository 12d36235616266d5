/** The Spanish words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_ES: Words = {
  'it.ask.firm-gone': {
    says: 'El dinero por lo general no está perdido. Si la empresa no puede pagar, el fondo de garantía del INPS (Fondo di garanzia) paga el TFR y hasta tres de los últimos sueldos, con un límite. Antes su crédito debe admitirse en el concurso; si no lo hay, hacen falta una orden judicial y un embargo sin resultado. Para los sueldos hay luego un año: empiece ya. Sindicato o patronato ayudan. NASpI en 68 días.',
  },
}
