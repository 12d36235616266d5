/** Questions about slow or broken broadband: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BROADBAND_NL: Words = {
  'gb.ask-consumer.broadband': {
    says: 'Klaag eerst bij het bedrijf en bewaar de datum. Na zes weken, of na een laatste antwoord, kan een gratis geschillenregeling beslissen. Is de dienst veel slechter dan beloofd, vraag dan om zonder kosten te stoppen.',
  },
}
