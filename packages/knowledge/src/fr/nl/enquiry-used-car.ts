/** The Dutch words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_WORDS: Words = {
  'fr.ask-buy.used-car': {
    says: 'Een handelaar geeft wettelijke garantie (garantie légale). Tegen een particuliere verkoper geldt de regel van het verborgen gebrek (vice caché): twee jaar vanaf de ontdekking. Vraag een verslag van een deskundige.',
  },
}
