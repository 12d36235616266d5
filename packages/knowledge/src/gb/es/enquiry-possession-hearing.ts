/** Spanish: the words of the rows in ../enquiry-possession-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POSSESSION_HEARING_ES: Words = {
  'gb.ask-housing.possession-hearing': {
    says: 'Vaya a la vista con una oferta: el alquiler y algo de la deuda. Un asesor gratuito puede hablar por usted allí. En muchos casos el juez puede aplazar o suspender la orden. En los otros tiene 14 días, o hasta seis semanas en casos muy duros.',
  },
}
