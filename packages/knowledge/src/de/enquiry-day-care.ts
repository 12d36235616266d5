/** Questions about a place in day care. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_DAY_CARE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-family.day-care',
    kind: 'answer',
    topics: ['family', 'general'],
    rank: 6,
    verdict: 'yes',
    checkBy: '2027-10-31',
    asks: [
      [
        'kita',
        'kitaplatz',
        'kita-platz',
        'krippe',
        'kindergarten',
        'kindergartenplatz',
        'tagesmutter',
        'betreuungsplatz',
        'day care',
        'nursery',
      ],
      [
        'platz',
        'keinen platz',
        'gekündigt',
        'kündigung',
        'abgelehnt',
        'absage',
        'warteliste',
        'recht',
        'anspruch',
        'geschlossen',
        'schließt',
        'place',
      ],
    ],
    says: 'Yes. From the first birthday each child has a right to a place in day care or with a childminder. The claim is against the town (Jugendamt), not one Kita. Ask there in writing now, and say from when and for how many hours you need it. If nothing fitting comes, the administrative court can order it fast. You may also claim lost pay or the cost of private care.',
    authority: {
      title: 'Sozialgesetzbuch VIII (SGB VIII)',
      provision: '§ 24 SGB VIII',
      url: 'https://www.gesetze-im-internet.de/sgb_8/__24.html',
      inForceFrom: '2013-08-01',
    },
  },
]
