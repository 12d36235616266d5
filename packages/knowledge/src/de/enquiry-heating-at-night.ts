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
        'nachtabsenkung',
        'ab 22 uhr',
        'ab 23 uhr',
        'zu niedrig',
        'at night',
        'in der nacht',
        'jede nacht',
        'über nacht',
        'nachts aus',
        'nachts kalt',
        'abends aus',
        'abends kalt',
        'um 22 uhr',
        'um 23 uhr',
        'nur 17 grad',
        'nur 18 grad',
        'nur 16 grad',
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
