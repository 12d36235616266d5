/** Questions about slow or broken broadband: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BROADBAND_NL: Words = {
  'gb.ask-consumer.broadband': {
    says: 'Klaag eerst bij het bedrijf en bewaar de datum. Na zes weken, of na een laatste antwoord, kan een gratis geschillenregeling beslissen. Is de dienst veel slechter dan beloofd, vraag dan om zonder kosten te stoppen.',
  },
  'gb.ask-consumer.phone-price-rise': {
    says: 'Bij een contract sinds 17 januari 2025 moet elke verhoging vooraf in ponden en pence zijn gemeld. Dan kunt u meestal niet gratis eerder weg. Noemt het contract deze verhoging niet, dan moeten ze het een maand vooraf melden en mag u zonder kosten weg.',
  },
}
