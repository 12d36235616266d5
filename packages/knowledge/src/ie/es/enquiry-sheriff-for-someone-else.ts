/** Questions of a person at whose home a sheriff looks for someone else: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_ES: Words = {
  'ie.ask.sheriff-other-person': {
    says: 'El sheriff solo puede llevarse cosas de quien debe. Usted no debe la deuda de un hijo adulto, hermano o inquilino anterior: no pague. Escriba hoy al sheriff o county registrar y al acreedor que esa persona no vive con usted, con facturas, recibos y extractos. Si se llevan algo, reclámelo por escrito enseguida; un juez puede decidir. MABS: 0818 07 2000.',
  },
}
