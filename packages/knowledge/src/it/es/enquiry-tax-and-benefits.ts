/** Questions about taxes, the tax collector, and benefits asked back or refused: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'it.ask.tax-parts': {
    says: 'Hasta 120.000 € obtiene en 2026 hasta 84 cuotas mensuales, con una simple solicitud en línea a AdER, sin papeles. Si prueba dificultades, hasta 120. Desde la solicitud no empiezan nuevos bloqueos, hipotecas ni embargos. Pagada la primera cuota puede pedir que se suspenda el bloqueo del coche (fermo); se levanta del todo al pagarlo todo. El plan se pierde con ocho cuotas impagadas.',
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
  'it.ask.early-notice': {
    says: 'Tiene 60 días. Si paga a tiempo, la sanción baja a un tercio, en hasta 20 partes si quiere. Si está mal, pida a la oficina de impuestos que lo corrija (CIVIS) antes del último día.',
  },
}
