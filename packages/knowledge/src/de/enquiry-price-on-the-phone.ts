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
  {
    ...BASE,
    id: 'de.ask-buy.doctor-bill',
    topics: ['consumer', 'general', 'debt'],
    kind: 'answer',
    verdict: 'do_this',
    rank: 6,
    checkedOn: '2026-11-22',
    asks: [
      [
        'zahnarzt',
        'zahnarztrechnung',
        'arztrechnung',
        'zahnarztkosten',
        'privatrechnung',
        'laborrechnung',
        'dentist',
        'doctor',
      ],
      [
        'rechnung zu hoch',
        'zu hoch',
        'zu teuer',
        'teurer als',
        'falsch abgerechnet',
        'prüfen lassen',
        'überhöht',
        'bill too high',
        'too high',
        'too expensive',
      ],
    ],
    says: 'Ask for a bill that names each item and its factor (GOZ, GOÄ). Above 2.3 times it must give a reason in writing. Above 3.5 times you must have agreed in writing before. Your insurer or the doctors’ chamber can check it. Pay the clear part and dispute the rest in writing.',
    authority: {
      title: 'Gebührenordnung für Zahnärzte (GOZ)',
      provision: '§§ 2, 5 und 10 GOZ; §§ 2, 5 und 12 GOÄ',
      url: 'https://www.gesetze-im-internet.de/goz_1987/__10.html',
      inForceFrom: '2012-01-01',
    },
  },
]
