/** Questions about taxes, the tax collector, and benefits asked back or refused: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'it.ask.tax-parts': {
    says: 'Sí. En 2026 hay hasta 84 cuotas mensuales con una simple petición, para deudas hasta 120.000 €. Pídalo por internet a la recaudación (AdER). Eso detiene nuevos embargos.',
  },
  'it.ask.rottamazione': {
    says: 'No. Las nuevas peticiones cerraron el 30 de abril de 2026. Si lo pidió a tiempo, la próxima cuota vence el 30 de noviembre de 2026. Si no, pida pagar a plazos.',
  },
  'it.ask.car-block': {
    says: 'En los 30 días del preaviso pague, pida plazos o pruebe que necesita el coche para su actividad. Pagado el primer plazo no hay bloqueo, o se suspende. Impugne lo que nunca llegó o es demasiado viejo. Una vez inscrito no puede circular.',
  },
  'it.ask.old-cartella': {
    dependsOn: 'de qué es y qué papeles le llegaron',
    says: 'Los impuestos del Estado prescriben diez años después del último papel notificado; multas, tasas locales e INPS a los cinco. Cada notificación reinicia el plazo. Pida al recaudador la lista de notificaciones y vea a un abogado.',
  },
  'it.ask.car-tax-old': {
    says: 'El impuesto del coche (bollo) prescribe al final del tercer año siguiente al que se debía. Cada aviso notificado reinicia los tres años. Si está prescrito, pida a la región que lo anule y recurra en 60 días.',
    dependsOn: 'qué avisos le llegaron y cuándo',
  },
  'it.ask.early-notice': {
    says: 'Tiene 60 días. Si paga a tiempo, la sanción baja a un tercio, en hasta 20 partes si quiere. Si está mal, pida a la oficina de impuestos que lo corrija (CIVIS) antes del último día.',
  },
}
