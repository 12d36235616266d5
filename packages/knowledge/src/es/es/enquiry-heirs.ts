/** The Spanish words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_ES: Words = {
  'es.ask.coheirs': {
    says: 'Nadie está obligado a seguir en una herencia común: cualquier heredero puede pedir que se reparta en cualquier momento. Escriba antes a los demás y ofrezca vender o comprar la parte. Un notario puede ayudar. Si se niegan, el juez reparte u ordena vender y dividir el dinero. Vea a un abogado.',
  },
}
