/** Questions about speeding notices: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_ES: Words = {
  'ie.ask.fine-not-driver': {
    says: 'No la pague. En 28 días rellene la parte que dice quién conducía, con la dirección, y devuélvala. El aviso va entonces a esa persona. Si no hace nada, la ley da por hecho que conducía usted.',
  },
  'ie.ask.speeding-late': {
    says: 'La velocidad cuesta €160 y tres puntos si paga en los primeros 28 días desde el aviso. En los 28 siguientes es la mitad más, €240. Después llega la citación, con un último pago mayor hasta siete días antes del juicio. Si le condenan, cinco puntos y hasta €1,000. Pague ya la suma que vale hoy según el aviso.',
  },
}
