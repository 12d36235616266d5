/** Questions in New York about a higher rent or an order to leave without a lease: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_YORK_NOTICE_NL: Words = {
  'us.state.ny.ask-rise-or-leave': {
    says: 'Vragen is niet genoeg. In New York moet de verhuurder eerst schrijven: 30 dagen als u er korter dan een jaar woont, 60 tot twee jaar, daarna 90. Dat geldt ook voor een verhoging van 5% of meer. Tot dan blijft u voor de oude huur. Daarna kan alleen een rechter u uitzetten. Bent u ziek of gehandicapt, vraag schriftelijk om meer tijd. In New York City en sommige plaatsen hebben velen ook een goede reden nodig.',
  },
}
