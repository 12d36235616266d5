/** The Spanish words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_ES: Words = {
  'jp.ask.broken-goods': {
    says: 'Pida a la tienda que lo repare o lo cambie. Si no, puede pedir un precio menor o su dinero. Dígalo en un año desde que lo nota.',
  },
}
