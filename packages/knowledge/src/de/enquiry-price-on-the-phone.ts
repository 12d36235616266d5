/** Questions about prices of tradesmen named on the phone. `asks` holds the words people type, in German and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_PRICE_ON_THE_PHONE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-buy.phone-price',
    kind: 'answer',
    topics: ['consumer', 'general', 'debt'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'schlüsseldienst',
        'rohrreinigung',
        'kammerjäger',
        'handwerker',
        'klempner',
        'monteur',
        'notdienst',
        'locksmith',
        'plumber',
      ],
      [
        'am telefon',
        'telefonisch',
        'festpreis',
        'gesagt hat',
        'gesagt hatte',
        'angekündigt',
        'versprochen',
        'on the phone',
      ],
      ['euro', 'zahlen', 'bezahlen', 'verlangt', 'rechnung', 'was tun', 'statt'],
    ],
    says: 'A fixed price named on the phone binds the firm. A mere estimate may be passed a little, and it must warn you first. Pay only the named sum and dispute the rest in writing. Paid under pressure? Ask for it back. A sum twice the usual price can be void. If threatened at the door, call 110.',
    authority: {
      title: 'Bürgerliches Gesetzbuch (BGB)',
      url: 'https://www.gesetze-im-internet.de/bgb/',
      provision: '§§ 138, 632, 649 BGB',
      inForceFrom: '2018-01-01',
    },
  },
]
