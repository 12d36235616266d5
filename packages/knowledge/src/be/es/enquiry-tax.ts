/** Questions about tax that is due or wrong: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_ES: Words = {
  'be.ask.tax-cannot-pay': {
    says: 'Pida un plan de pago en MyMinfin antes del vencimiento. Es gratis y puede durar 12 meses. Si está mal, reclame también: tiene un año para el impuesto federal.',
  },
  'be.ask.tax-object': {
    says: 'Reclame por escrito o en MyMinfin, con motivos y pruebas. Para el impuesto federal tiene un año desde el tercer día hábil tras el envío. Las tasas de región o municipio tienen otros plazos: mire el reverso. Pague la parte correcta.',
  },
}
