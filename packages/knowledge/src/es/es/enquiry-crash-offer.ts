/** The Spanish words of the rows in ../enquiry-crash-offer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_OFFER_ES: Words = {
  'es.ask.crash-offer': {
    says: 'No, no tiene que aceptar. En tres meses desde su reclamación la aseguradora debe hacer una oferta motivada, con el informe médico. Puede cobrar el dinero a cuenta y reclamar el resto. Puede pedir el informe del forense. Cuide el plazo de un año y no firme un finiquito.',
  },
}
