/** The Spanish words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_WORDS: Words = {
  'fr.ask-buy.used-car': {
    says: 'Un vendedor profesional da garantía legal. Contra un particular use el vicio oculto (vice caché): dos años desde que lo descubre. Consiga la nota de un perito.',
  },
}
