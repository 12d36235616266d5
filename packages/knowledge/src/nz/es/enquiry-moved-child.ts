/** Questions about a child who was taken far away: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVED_CHILD_ES: Words = {
  'nz.ask.child-abroad': {
    says: 'Actúe hoy. Un padre no puede llevar al niño al extranjero o lejos sin permiso del otro o del juez. ¿Ya está en Australia o un país de La Haya? Llame a la Central Authority en el Ministry of Justice; pide allí la vuelta, gratis, dentro de un año. ¿Sigue aquí? Pida al Family Court una orden urgente y una alerta en la frontera. Abogado, legal aid.',
  },
}
