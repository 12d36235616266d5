/** The Spanish words of the rows in ../enquiry-credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REFUSED_ES: Words = {
  'de.ask-credit.refused': {
    says: 'Pregunte al banco qué datos usó y pida a la agencia de crédito su copia gratis. Si decidió solo una puntuación, puede pedir que una persona lo revise. Los datos falsos deben corregirse o borrarse.',
  },
  'de.ask-credit.right-correct': {
    says: 'Los datos falsos deben corregirse y los guardados sin motivo, borrarse. Es gratis. Escriba a la agencia de crédito y a la empresa que los comunicó.',
  },
}
