/** Questions about speeding notices: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_ES: Words = {
  'ie.ask.fine-not-driver': {
    says: 'No la pague. En 28 días rellene la parte que dice quién conducía, con la dirección, y devuélvala. El aviso va entonces a esa persona. Si no hace nada, la ley da por hecho que conducía usted.',
  },
}
