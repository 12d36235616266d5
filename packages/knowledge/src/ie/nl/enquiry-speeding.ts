/** Questions about speeding notices: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_NL: Words = {
  'ie.ask.fine-not-driver': {
    says: 'Betaal niet. Vul binnen 28 dagen het deel in dat de bestuurder noemt, met adres, en stuur het terug. De kennisgeving gaat dan naar die persoon. Doet u niets, dan gaat de wet ervan uit dat u reed.',
  },
}
