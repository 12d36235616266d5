/** Spanish: the words of the rows in ../eviction-defences.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_DEFENCES_ES: Words = {
  'gb.home.right-deposit-first': {
    says: '¿Pagó una fianza? Entonces un juez solo puede ordenar que se vaya si un sistema oficial la guarda según las reglas, o si se la devolvieron. Pregunte ahora a los tres sistemas.',
  },
  'gb.home.right-illness': {
    says: '¿Tiene que ver con una enfermedad o discapacidad? Entonces el propietario debe mostrar que echarle es justo y necesario. Dígaselo ya, y al juez.',
  },
}
