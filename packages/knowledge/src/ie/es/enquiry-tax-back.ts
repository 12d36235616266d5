/** Questions about tax paid too much: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BACK_ES: Words = {
  'ie.ask.tax-back': {
    says: 'Entre en myAccount de Revenue y pida un Statement of Liability por cada uno de los últimos cuatro años. Añada lo que nunca pidió: el 20 % de gastos médicos, residencia, alquiler o gastos fijos. Guarde los recibos seis años. El año 2022 se pierde tras el 31 de diciembre de 2026. Es gratis; un agente se queda una parte.',
  },
}
