/** Close family that a will left out asks the heirs for its part (Pflichtteil). */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const PORTION: Test = {
  says: [
    'pflichtteil',
    'pflichtteils',
    'pflichtteilsanspruch',
    'pflichtteilsansprüche',
    'pflichtteilsberechtigt',
    'pflichtteilsberechtigter',
    'pflichtteilsergänzung',
    'pflichtteilsergänzungsanspruch',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'COURT_CLAIM'],
  topics: ['family', 'general', 'debt'],
  when: { all: [PORTION] },
  checkedOn: '2026-11-24',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const COMPULSORY_PORTION: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.portion.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'Someone whom the will left out wants a list of the estate and a part of it in money (Pflichtteil).',
    authority: cite('bgb', '2303', { provision: '§§ 2303 und 2314 BGB' }),
  },
  {
    ...BASE,
    id: 'de.portion.right-half',
    kind: 'right',
    rank: 1,
    says: 'Only children, their children, the spouse and, without children, the parents have it: half of what the law would give, in money, not things.',
    authority: cite('bgb', '2303', { provision: '§§ 2303, 2309 und 2317 BGB' }),
  },
  {
    ...BASE,
    id: 'de.portion.right-list',
    kind: 'right',
    rank: 2,
    says: 'They may ask for a full list, also of gifts. Those of the last ten years count, each year back a tenth less; to the spouse mostly in full. Debts and the funeral come off first.',
    authority: cite('bgb', '2325', {
      provision: '§§ 1967, 1968, 2311, 2314 und 2325 BGB',
      from: '2010-01-01',
    }),
  },
  {
    ...BASE,
    id: 'de.portion.right-time',
    kind: 'right',
    rank: 3,
    says: 'It is too late three years from the end of the year in which they learned of death and will. Would you lose your home at once? A court can grant time.',
    authority: cite('bgb', '2331a', { provision: '§§ 195, 199 und 2331a BGB', from: '2010-01-01' }),
  },
  {
    ...BASE,
    id: 'de.portion.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Make the list with values at the day of death, honestly and in writing. Pay nothing before it is reckoned, and ask an inheritance lawyer.',
    authority: cite('bgb', '2314', { provision: '§§ 260 und 2314 BGB' }),
  },
]
