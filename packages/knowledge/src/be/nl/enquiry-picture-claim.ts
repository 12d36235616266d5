/** Questions about a claim for a picture on a page: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_NL: Words = {
  'be.ask.picture-claim': {
    says: 'Bewaar een foto van de pagina en haal de foto dan weg. Vraag om bewijs dat zij van hen is en hoe het bedrag tot stand kwam. Bied niet meer dan een licentie kost.',
  },
}
