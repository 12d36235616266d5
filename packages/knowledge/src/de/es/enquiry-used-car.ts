/** Questions about faulty cars from a dealer: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_ES: Words = {
  'de.ask-buy.dealer-car': {
    says: 'Un vendedor profesional no puede excluir la garantía ante un particular, diga lo que diga el contrato. El primer año se presume que el fallo existía al principio. Pida por escrito la reparación con un último día. Si falla: rebaja o devolver el coche. El desgaste normal no se cubre.',
  },
}
