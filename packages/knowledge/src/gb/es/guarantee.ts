/** Spanish: the words of the rows in ../guarantee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GUARANTEE_ES: Words = {
  'gb.guarantee.right-written': {
    says: 'Un aval solo le obliga si está por escrito y firmado por usted o en su nombre. Pida una copia. Mire para qué sumas vale y cuánto tiempo.',
  },
}
