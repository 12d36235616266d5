/** The parking fee of a town: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_FEE_ES: Words = {
  'be.fine.know-parking-fee': {
    says: 'Una tasa de aparcamiento del municipio (rétribution) es el precio de aparcar y no una multa. Puede discutirla por escrito con su tique o fotos.',
  },
}
