/** Questions about a music licence: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MUSIC_LICENCE_ES: Words = {
  'ie.ask.music-licence': {
    says: 'La necesita si pone música, incluso de la radio, donde la oyen clientes o empleados. Si no pone, dígalo por escrito. Pregunte cómo se calculó la suma, por superficie y fechas. Si cree que la tarifa es muy alta, el Controller puede revisarla.',
  },
}
