/** Questions about sending back what was bought online: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHANGED_MIND_ES: Words = {
  'es.ask.withdraw-online': {
    says: 'Sí. Desde que recibió el artículo tiene 14 días naturales, sin motivo. Escríbalo con claridad, guarde la prueba y devuélvalo en otros 14 días. El envío suele pagarlo usted. El precio y el envío normal vuelven en 14 días, por su vía de pago, no en vale; si se retrasan, puede pedir el doble. Si no le informaron de este derecho, tiene doce meses más.',
  },
}
