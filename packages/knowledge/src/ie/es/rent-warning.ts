/** A warning about rent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_WARNING_ES: Words = {
  'ie.rent-warning.right': {
    says: 'Pague todo el atraso en 28 días y el casero no podrá terminar el alquiler por eso. El RTB debe recibir el mismo aviso. Un aviso de salida posterior da 28 días, y puede discutirlo ante el RTB en los 28 días desde que lo recibe.',
  },
}
