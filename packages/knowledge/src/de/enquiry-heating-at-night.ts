/** Questions about heating that is turned off at night. `asks` holds the words people type, in German and English. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_HEATING_AT_NIGHT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-home.heating-at-night',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 6,
    verdict: 'no',
    asks: [
      ['heizung', 'heizen', 'heating'],
      [
        'nachts',
        'nacht',
        'abends',
        'nachtabsenkung',
        'ab 22 uhr',
        'ab 23 uhr',
        'zu kalt',
        'zu niedrig',
        'at night',
      ],
      [
        'vermieter',
        'hausverwaltung',
        'wohnung',
        'abgestellt',
        'stellt',
        'abschalten',
        'mietminderung',
        'darf',
        'grad',
        'landlord',
      ],
    ],
    says: 'It may be turned down at night, but not off in the heating season. Courts mostly want 20 to 22 degrees by day and about 18 at night. Measure with date, time and a witness. Report it in writing with a last day. Until it is mended the rent is lower by law.',
    authority: {
      title: 'Bürgerliches Gesetzbuch (BGB)',
      url: 'https://www.gesetze-im-internet.de/bgb/',
      provision: '§§ 535, 536 BGB',
      inForceFrom: '2002-01-01',
    },
  },
]
