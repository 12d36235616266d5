/** Questions about advance maintenance that is claimed back. `asks` holds the words people type, in German and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_ADVANCE_MAINTENANCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-family.advance-claimed-back',
    kind: 'answer',
    topics: ['family', 'debt', 'general'],
    rank: 6,
    verdict: 'it_depends',
    asks: [
      ['unterhaltsvorschuss', 'unterhaltsvorschusskasse', 'jugendamt'],
      [
        'zurück',
        'zurückzahlen',
        'zurückfordert',
        'fordert',
        'rückforderung',
        'nachzahlen',
        'von mir',
        'pay back',
      ],
      [
        'verdiene',
        'wenig',
        'kaum',
        'nicht zahlen',
        'muss ich',
        'arbeitslos',
        'selbstbehalt',
        'bürgergeld',
        'schulden',
        'earn',
      ],
    ],
    says: 'You owe only what you could have paid as maintenance. If your net income was below the part you may keep (Selbstbehalt), you owe nothing for those months. Send pay slips, bills and proof that you look for work. Back claims need an earlier demand. Ask for instalments or a pause in writing.',
    dependsOn: 'what you could pay in those months',
    authority: {
      title: 'Unterhaltsvorschussgesetz (UhVorschG)',
      url: 'https://www.gesetze-im-internet.de/uhvorschg/',
      provision: '§ 7 UhVorschG, §§ 1603, 1613 BGB',
      inForceFrom: '2017-07-01',
    },
  },
]
