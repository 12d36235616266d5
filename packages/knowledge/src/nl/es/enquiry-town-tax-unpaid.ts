/** Questions about a tax of the town or the water board that one cannot pay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_TAX_UNPAID_ES: Words = {
  'nl.ask.town-tax-unpaid': {
    says: 'Pida hoy la condonación (kwijtschelding) con el formulario del municipio o del agua, también tarde. Con ingresos cercanos a la ayuda social y pocos ahorros, es posible. Pida en la misma carta un aplazamiento (uitstel). Si dicen que no, pida plazos. ¿Llegó un dwangbevel? Vale como sentencia y tras dos días pueden embargar: llame hoy. La ayuda de deudas del municipio es gratis.',
  },
}
