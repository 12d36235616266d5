/** Questions about a seizure of wages by the Treasury: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TREASURY_AND_WAGES_NL: Words = {
  'fr.ask-debt.satd-wages': {
    says: 'De fiscus mag via de werkgever alleen het deel van het loon nemen dat de schaal toelaat. Minstens het RSA blijft. Schrijf nu op impots.gouv.fr naar de dienst in het bericht. Vraag een plan met bewijs van inkomsten en uitgaven: gaat hij akkoord, dan kan hij het beslag opheffen. Al betaald of te oud (vier jaar)? Betwist binnen twee maanden. Is de belasting zelf fout, dien dan ook een réclamation in.',
  },
}
