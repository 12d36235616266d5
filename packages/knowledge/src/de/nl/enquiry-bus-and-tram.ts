/** Questions about the raised fare for no valid ticket: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUS_AND_TRAM_NL: Words = {
  'de.ask-debt.no-ticket': {
    says: 'In bus en tram is de boete tot € 60. Had u een geldig persoonlijk kaartje, toon het dan binnen een week: dan hooguit € 7. Was de automaat kapot, meld dat met bewijs. Met opzet rijden zonder te betalen kan strafbaar zijn.',
  },
}
