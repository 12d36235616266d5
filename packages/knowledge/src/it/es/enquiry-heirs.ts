/** The Spanish words of the rows in ../enquiry-heirs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_ES: Words = {
  'it.ask.coheirs': {
    says: 'Nadie debe seguir en una herencia común: cualquier heredero puede pedir la división en cualquier momento. Antes escriba a los demás y ofrezca vender, o comprar o ceder su parte. Después hace falta la mediación, y luego un juez puede dividir, dar la casa a quien pague a los otros o mandar venderla. Vea a un abogado.',
  },
}
