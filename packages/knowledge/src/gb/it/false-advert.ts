/** Italian: the words of the rows in ../false-advert.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FALSE_ADVERT_IT: Words = {
  'gb.false-advert.right': {
    says: 'Ha comprato per una cosa falsa nell’annuncio? Può chiedere di annullare la vendita, o dei soldi. Vale anche per venditori privati. Tenga una copia dell’annuncio.',
  },
}
