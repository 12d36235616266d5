/** The day on which a court officer clears a home. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CLEARING_DAY } from './conditions-court.ts'

const BASE = {
  country: 'de',
  kinds: ['BAILIFF_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const EVICTION_DAY: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.bailiff.deadline-clearing',
    kinds: ['BAILIFF_NOTICE', 'EVICTION_NOTICE'],
    when: { all: [CLEARING_DAY] },
    kind: 'deadline',
    weight: 'main',
    rank: 6,
    terms: { trigger: 'hearing', count: -2, unit: 'weeks', roll: 'previous_working_day' },
    example: { clause: 'ZPO § 765a Abs. 3', trigger: '2026-12-17', result: '2026-12-03' },
    says: 'A request for protection from eviction must come at least two weeks before the eviction day.',
    action: 'Ask the enforcement court to stop or delay the eviction (§ 765a ZPO)',
    consequence: 'A later request counts only if the reasons came up later or you were hindered.',
    authority: cite('zpo', '765a', { provision: '§ 765a Abs. 3 ZPO' }),
  },
  {
    ...BASE,
    id: 'de.bailiff.step-clearing',
    kinds: ['BAILIFF_NOTICE', 'EVICTION_NOTICE'],
    when: { all: [CLEARING_DAY] },
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'An eviction day is set. Go to the housing office of your town (Wohnungssicherung) and a lawyer today.',
    authority: cite('zpo', '765a'),
  },
  {
    ...BASE,
    id: 'de.bailiff.warn-eviction',
    kinds: ['BAILIFF_NOTICE', 'EVICTION_NOTICE'],
    when: { all: [CLEARING_DAY] },
    kind: 'warning',
    severity: 'high',
    rank: 5,
    needsProfessional: true,
    says: "You may lose your home on a fixed day. Get a lawyer and your town's housing office to act now.",
    authority: cite('zpo', '765a'),
  },
]
