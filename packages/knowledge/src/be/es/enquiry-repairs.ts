/** The Spanish words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_ES: Words = {
  'be.ask.repairs': {
    says: 'Escriba al casero por carta certificada, con fotos y fecha. Si no hace nada, el juez de paz puede ordenar las obras o bajar el alquiler. La región puede inspeccionar gratis. No deje de pagar por su cuenta.',
  },
}
