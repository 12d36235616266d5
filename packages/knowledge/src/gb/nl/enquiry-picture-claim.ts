/** Questions about a demand for money for a picture on a website: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_NL: Words = {
  'gb.ask-picture.used-one': {
    says: 'Haal de foto weg, maar betaal niet meteen. Vraag bewijs dat hij van hen is en de prijs van een gewone licentie. Die prijs is de gewone maat; meer is alleen verschuldigd bij slecht gedrag. Bied daarna schriftelijk een eerlijk bedrag.',
  },
}
