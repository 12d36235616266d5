/** Questions about damage by another driver whose insurer does not pay. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_DAMAGE_BY_ANOTHER: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.other-insurer',
    kind: 'answer',
    topics: ['consumer', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['auto', 'fiets', 'scooter', 'aanrijding', 'botsing', 'ongeluk', 'aangereden', 'accident'],
      [
        'zijn verzekering',
        'haar verzekering',
        'verzekering van de ander',
        'verzekeraar van de ander',
        'tegenpartij',
        'wederpartij',
        'door een ander',
        'andere bestuurder',
        'other driver',
      ],
      [
        'betaalt niet',
        'betalen niet',
        'weigert',
        'wijst af',
        'schade',
        'reageert niet',
        'te weinig',
        'refuses',
      ],
    ],
    says: 'You can claim from the other driver’s insurer itself, in writing, with the accident form, photos, witnesses and a repair bill. Ask for an answer with reasons by a date. You mostly have three years. A cyclist or walker hit by a car has much stronger rights. Your own insurer or legal cover can help. After a no, complain, then a judge decides. Driver unknown? Ask the Waarborgfonds.',
    authority: {
      title: 'Wet aansprakelijkheidsverzekering motorrijtuigen (WAM)',
      provision: 'artikelen 6 en 10; BW artikel 6:162',
      url: 'https://wetten.overheid.nl/BWBR0002415/',
      inForceFrom: '1992-01-01',
    },
  },
]
