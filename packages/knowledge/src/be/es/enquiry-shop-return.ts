/** Questions about taking a thing back to a shop: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_RETURN_ES: Words = {
  'be.ask.shop-return': {
    says: 'No, la ley no da derecho a devolver en tienda un artículo sin defecto. Mire el tique y los carteles: lo que promete la tienda, como un vale o 30 días, debe cumplirlo. Si tiene defecto, debe reparar o cambiar durante dos años, y un vale no basta. En línea tendría 14 días.',
  },
}
