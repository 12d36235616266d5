/** Questions about slow or broken broadband: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BROADBAND_ES: Words = {
  'gb.ask-consumer.broadband': {
    says: 'Reclame antes ante la empresa y guarde la fecha. Después de seis semanas, o de una respuesta final, un servicio gratuito de conflictos puede decidir. Si el servicio es mucho peor de lo prometido, pida irse sin coste.',
  },
}
