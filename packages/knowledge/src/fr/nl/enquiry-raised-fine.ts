/** Questions about a raised fine whose first notice never came: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RAISED_FINE_NL: Words = {
  'fr.ask-buy.raised-fine': {
    says: 'Betwist de verhoogde boete op antai.gouv.fr of aangetekend binnen 30 dagen na verzending, met het bericht en redenen. Zeg dat het eerste bericht nooit kwam en waarom (verhuisd, auto verkocht). Een geldige klacht vernietigt de titel en de eerste boete wordt opnieuw bekeken. Wist u er nooit van, dan kan het ook later. Betaal niet wat u betwist.',
  },
}
