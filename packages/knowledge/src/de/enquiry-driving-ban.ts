/** Questions about driving so fast that the licence is taken for a month. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_DRIVING_BAN: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-drive.speed-ban',
    kind: 'answer',
    topics: ['parking', 'criminal', 'general'],
    rank: 6,
    verdict: 'it_depends',
    checkBy: '2027-06-30',
    asks: [
      [
        'geblitzt',
        'blitzer',
        'zu schnell',
        'km/h zu viel',
        'km/h zu schnell',
        'gemessen',
        'speeding',
      ],
      [
        'fahrverbot',
        'führerschein',
        'führerschein weg',
        'führerschein abgeben',
        'lappen',
        'driving ban',
      ],
    ],
    dependsOn: 'how much too fast, where, and what you had before',
    says: 'The rule from 31 km/h too fast in a town, or 41 outside: a fine, two points, at least one month without driving. Twice 26 or more within a year also brings the ban. On the hearing form give only name and address. You have two weeks from the yellow envelope to object. At a first ban you choose its start within four months. If your job hangs on it, see a lawyer first.',
    authority: {
      title: 'Bußgeldkatalog-Verordnung (BKatV)',
      provision: '§ 4 BKatV, Anlage Nr. 11.3, § 25 StVG',
      url: 'https://www.gesetze-im-internet.de/bkatv_2013/__4.html',
      inForceFrom: '2021-11-09',
    },
  },
]
