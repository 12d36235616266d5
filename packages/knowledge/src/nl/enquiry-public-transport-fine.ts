/** Questions about a fine for no valid ticket. `asks` holds the words people type, in Dutch and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_PUBLIC_TRANSPORT_FINE: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.no-valid-ticket',
    kind: 'answer',
    topics: ['general', 'criminal', 'consumer', 'parking'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      [
        'zwartrijden',
        'ov-chipkaart',
        'niet ingecheckt',
        'zonder kaartje',
        'zonder geldig kaartje',
        'geen geldig vervoerbewijs',
        'inchecken',
        'ns boete',
        'trein',
        'metro',
        'tram',
      ],
      ['boete', 'uitstel van betaling', 'bekeuring', 'fine'],
      [
        'deed het niet',
        'kapot',
        'leeg',
        'vergeten',
        'niet terecht',
        'bezwaar',
        'wat nu',
        'wat kan',
        'betalen',
        'klopt niet',
      ],
    ],
    says: 'This paper comes from the carrier first. Write to its customer service before the last day on it, with proof that your card failed or that you have a subscription. It often drops or lowers the charge. If you do not pay or write, it goes to the CJIB as a penal order. Then you can object within 14 days.',
    authority: {
      title: 'Wet personenvervoer 2000',
      url: 'https://wetten.overheid.nl/BWBR0011470/',
      provision: 'artikel 70',
      inForceFrom: '2001-01-01',
    },
  },
]
