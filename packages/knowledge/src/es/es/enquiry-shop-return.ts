/** Questions about taking a thing back to a shop: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_RETURN_ES: Words = {
  'es.ask.shop-return': {
    says: 'No, si no tiene defecto la ley no da derecho a devolverlo en tienda. Mire el tique y los carteles: lo que la tienda promete, como 15 días o un vale, debe cumplirlo. Si tiene defecto, debe reparar o cambiar durante tres años, y un vale no basta. En línea tendría 14 días. Pida la hoja de reclamaciones.',
  },
}
