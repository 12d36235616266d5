/** Questions about claims for the use of a picture: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_NL: Words = {
  'ie.ask.photo': {
    says: 'Niet meteen. Vraag van wie hij is en hoe het bedrag berekend is. Een redelijk bedrag is meestal de gewone licentieprijs. Haal de foto weg en bewaar een kopie.',
    dependsOn: 'hoe u hem gebruikte en of u toestemming had',
  },
}
