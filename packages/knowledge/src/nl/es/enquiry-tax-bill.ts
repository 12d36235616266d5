/** The Spanish words of the rows in ../enquiry-tax-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_BILL_ES: Words = {
  'nl.ask.tax-plan': {
    says: 'Pida un plan a Hacienda antes del último día: por internet, por teléfono o con su formulario. Si tiene pocos ingresos y ahorros, pida la condonación (kwijtschelding). ¿La suma es incorrecta? Reclame en seis semanas y pida aplazar esa parte. No lo deje: con un dwangbevel Hacienda puede embargar el sueldo o el dinero sin juez previo.',
  },
  'nl.ask.home-value': {
    says: 'Recurra ante el municipio en seis semanas desde la fecha del recibo. Es gratis. Pida el informe con las casas vendidas (taxatieverslag) y diga qué es distinto en la suya. Tras un no puede ir al juez fiscal.',
  },
  'nl.ask.town-waiver': {
    says: 'Con ingresos cercanos a la ayuda social y pocos ahorros, el municipio o la junta de aguas puede perdonar la deuda. Pídalo con su formulario, mejor antes del plazo. No vale para todos los impuestos. Tras un no puede pedir otra revisión.',
    dependsOn: 'de sus ingresos, ahorros y municipio',
  },
  'nl.ask.late-return': {
    says: 'Envíela ya. Primero llega un aviso y luego un último requerimiento (aanmaning). La multa llega solo si no cumple esa fecha. Puede recurrirla en seis semanas y pedir más tiempo si lo necesita.',
  },
}
