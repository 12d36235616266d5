/** Questions about being heard by the police and penal orders: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_ES: Words = {
  'nl.ask.police': {
    says: 'Como sospechoso no tiene que responder. Puede hablar con un abogado antes del interrogatorio y tenerlo con usted. Pídalo primero. Si está detenido, suele ser gratis.',
  },
  'nl.ask.penal-order': {
    says: 'Opóngase (verzet) en 14 días desde que lo sabe, antes de pagar. Entonces un juez mira el caso. Pagar puede quitarle este derecho, y puede constar en su registro.',
  },
}
