/** Questions about claims for the use of a picture: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_NL: Words = {
  'nz.ask.photo': {
    says: 'Niet meteen. Vraag wie het bezit en hoe het bedrag is opgebouwd. Een redelijk bedrag is meestal het gewone bedrag voor een licentie. Haal de foto weg.',
    dependsOn: 'hoe u het gebruikte en of u toestemming had',
  },
}
