/** Questions about claims for the use of a picture: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_NL: Words = {
  'ca.ask.photo': {
    says: 'Niet meteen. Vraag van wie de foto is en hoe het bedrag is berekend. Bij gebruik dat niet voor handel is, kan een rechter $100 tot $5.000 opleggen voor alle werken samen. Haal de foto weg.',
    dependsOn: 'hoe u de foto gebruikte en of u toestemming had',
  },
}
