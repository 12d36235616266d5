/** Questions about claims for the use of a picture: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_NL: Words = {
  'au.ask.photo': {
    says: 'Niet meteen. Vraag van wie die is en hoe het bedrag is opgebouwd. Een eerlijk bedrag is meestal de gewone prijs van een licentie. Haal de foto weg.',
    dependsOn: 'hoe u die gebruikte en of u toestemming had',
  },
}
