/** Questions about a landlord who blames the tenant for mould. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_BLAME_FOR_MOULD: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-home.blame-for-mould',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'no',
    checkBy: '2027-10-31',
    asks: [
      ['schimmel', 'schimmelbefall', 'schimmelflecken', 'feuchtigkeit', 'mould', 'mold'],
      [
        'lüften',
        'gelüftet',
        'lüfte',
        'falsch gelüftet',
        'falsches lüften',
        'falschen lüften',
        'heizen',
        'heizverhalten',
        'meine schuld',
        'selbst schuld',
        'unsere schuld',
        'airing',
      ],
    ],
    says: 'No, not on that word alone. The landlord must first show that the building is not the cause, for example a cold wall or a leak. Only then must you show that you heated and aired in a normal way. Deny it in writing with photos, and set a date for the repair. Until then the rent is lower by law. Pay under reserve to be safe, or cut it only with a Mieterverein.',
    authority: cite('bgb', '536', { provision: '§§ 280, 535, 536, 536c und 538 BGB' }),
  },
]
