/** Questions of a person at whose home a sheriff looks for someone else: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHERIFF_FOR_SOMEONE_ELSE_ES: Words = {
  'ie.ask.sheriff-other-person': {
    says: 'Usted no debe la deuda de un hijo adulto, hermano o inquilino anterior: no pague. Escriba hoy al sheriff o county registrar y al acreedor que esa persona no vive con usted, con facturas, recibos y extractos. Si se llevan algo, reclámelo por escrito enseguida; un juez puede decidir. Si esa persona aún vive ahí como inquilino o dueño, pueden llevarse cosas de la familia cercana. MABS: 0818 07 2000.',
  },
}
