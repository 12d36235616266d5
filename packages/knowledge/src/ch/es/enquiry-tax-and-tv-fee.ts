/** Questions about tax that is due or wrong, and the Serafe fee: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_ES: Words = {
  'ch.ask.tax-cannot-pay': {
    says: 'Pida plazo o pagos parciales antes de la fecha. En verdadera necesidad pida el perdón (remise) antes de la ejecución. Adjunte pruebas. Si está mal, reclame en 30 días.',
  },
  'ch.ask.tax-object': {
    says: 'Reclame por escrito en los 30 días tras recibir la decisión. Es gratis. Diga qué está mal y añada pruebas. Si la oficina solo estimó porque no llegó la declaración, envíela ahora completa: debe mostrar que la estimación es claramente falsa.',
  },
  'ch.ask.serafe': {
    says: 'Sí. Cada hogar la debe una vez, aunque no tenga televisión ni radio. Con prestaciones complementarias queda libre: envíe la decisión a Serafe. Si llegan dos facturas a un hogar, escriba a Serafe y a su municipio.',
  },
}
