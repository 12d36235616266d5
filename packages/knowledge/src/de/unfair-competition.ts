/** Warnings of rivals and associations to people who sell online (Abmahnung under the UWG). */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const RIVALS: Test = {
  says: [
    'uwg',
    'wettbewerbswidrig',
    'wettbewerbswidrige',
    'wettbewerbswidriger',
    'wettbewerbsverstoß',
    'wettbewerbsrecht',
    'unlauteren wettbewerb',
    'lauteren wettbewerb',
    'mitbewerber',
    'grundpreis',
    'unlauter',
    'unlautere',
    'unlauteren',
    'lauterkeitsrecht',
    'wettbewerbszentrale',
    'impressum',
    'widerrufsbelehrung',
  ],
}
const BASE = {
  country: 'de',
  kinds: ['CEASE_AND_DESIST'],
  when: { all: [RIVALS] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const UNFAIR_COMPETITION: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.uwg.right-form',
    kind: 'right',
    rank: 4,
    says: 'The letter must say who warns, why they may, what you did and how the costs were counted. If not, you owe no costs, and can claim your own.',
    authority: cite('uwg', '13', { provision: '§ 13 Abs. 2, 3 und 5 UWG', from: '2020-12-02' }),
  },
  {
    ...BASE,
    id: 'de.uwg.right-no-costs',
    kind: 'right',
    rank: 5,
    says: 'For missing facts on a website a rival may ask no costs. A first promise then needs no penalty if your firm has mostly fewer than 100 people.',
    authority: cite('uwg', '13a', {
      provision: '§ 13 Abs. 4, § 13a Abs. 2 UWG',
      from: '2020-12-02',
    }),
  },
  {
    ...BASE,
    id: 'de.uwg.right-abuse',
    kind: 'right',
    rank: 6,
    says: 'A warning only for money is an abuse and has no effect: many warnings, too high a value or penalty. Associations must be on an official list.',
    authority: cite('uwg', '8c', { provision: '§§ 8 Abs. 3, 8b und 8c UWG', from: '2021-12-01' }),
  },
]
