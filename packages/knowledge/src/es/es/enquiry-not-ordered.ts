/** The Spanish words of the rows in ../enquiry-not-ordered.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_ORDERED_ES: Words = {
  'es.ask.not-ordered': {
    says: 'No debe nada por lo que no pidió: el silencio no es un sí. Escriba que nunca aceptó y pida su dinero. Diga al banco que no autorizó el pago.',
  },
}
