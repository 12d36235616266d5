/** Questions about a child who was taken far away: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVED_CHILD_ES: Words = {
  'au.ask.child-moved': {
    says: 'Actúe ya; esperar perjudica. Escriba con calma y pida que vuelvan y mediación. Un abogado puede pedir al Federal Circuit and Family Court una orden urgente, también una recovery order. En urgencia no hace falta el papel de mediación. Legal Aid o 1800 050 321. Si pueden salir de Australia, pida ya la airport watch list. En peligro, 000.',
  },
}
