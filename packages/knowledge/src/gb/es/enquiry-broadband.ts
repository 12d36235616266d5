/** Questions about slow or broken broadband: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BROADBAND_ES: Words = {
  'gb.ask-consumer.broadband': {
    says: 'Reclame antes ante la empresa y guarde la fecha. Después de seis semanas, o de una respuesta final, un servicio gratuito de conflictos puede decidir. Si el servicio es mucho peor de lo prometido, pida irse sin coste.',
  },
  'gb.ask-consumer.phone-price-rise': {
    says: 'En un contrato desde el 17 de enero de 2025, cada subida debía decirse antes de firmar, en libras y peniques. Entonces en general no puede irse gratis antes. Si el contrato no fija esta subida, deben avisar con un mes y puede irse sin pagar.',
  },
}
