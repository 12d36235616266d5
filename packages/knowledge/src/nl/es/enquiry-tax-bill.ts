/** The Spanish words of the rows in ../enquiry-tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BILL_ES: Words = {
  'nl.ask.tax-plan': {
    says: 'Pida un plan a Hacienda antes del último día: por internet, por teléfono o con su formulario. Si tiene pocos ingresos y ahorros, pida la condonación (kwijtschelding). ¿La suma es incorrecta? Reclame en seis semanas y pida aplazar esa parte. No lo deje: con un dwangbevel Hacienda puede embargar el sueldo o el dinero sin juez previo.',
  },
}
