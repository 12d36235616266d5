/** Spanish: the words of the rows in ../false-advert.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FALSE_ADVERT_ES: Words = {
  'gb.false-advert.right': {
    says: '¿Compró por algo falso en el anuncio? Puede pedir que se anule la venta, o dinero. Vale también para vendedores privados. Guarde una copia del anuncio.',
  },
}
