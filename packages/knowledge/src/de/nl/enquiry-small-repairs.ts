/** Questions about small repairs that the tenant should pay: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_REPAIRS_NL: Words = {
  'de.ask-home.small-repairs': {
    says: 'Nee, als de rekening boven het bedrag in uw contract ligt. Dan betaalt de verhuurder alles, en u geen deel. De clausule geldt alleen voor wat u vaak gebruikt, zoals kranen, schakelaars en handgrepen, niet voor leidingen, ketel of kabels. Zij moet een grens per reparatie noemen, ongeveer € 100 tot 120, en per jaar. Zonder grens is zij nietig. Schrijf dat en betaal niet. Wat u zelf brak, is iets anders.',
  },
}
