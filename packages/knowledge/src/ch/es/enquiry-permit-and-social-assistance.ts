/** Questions about a residence permit of somebody who needs social assistance: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERMIT_AND_SOCIAL_ASSISTANCE_ES: Words = {
  'ch.ask.permit-and-assistance': {
    says: 'No enseguida ni por sí sola. Un permiso B puede peligrar si depende de la ayuda social. Un C solo si la necesita mucho tiempo y en gran medida, o pasa a B. La oficina debe pesar el motivo, cuánto vive aquí y su familia. Poca ayuda por poco tiempo casi nunca es motivo. Muestre que busca trabajo. Las prestaciones complementarias (EL, PC) no cuentan.',
  },
}
