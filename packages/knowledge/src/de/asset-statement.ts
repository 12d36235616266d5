/** The list of all one owns, and arrest to force it. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { ASSET_STATEMENT } from './conditions-court.ts'
import { PUBLIC_ENFORCER } from './conditions-sender.ts'

const BASE = {
  country: 'de',
  kinds: ['BAILIFF_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const ASSET_STATEMENT_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.bailiff.want-statement',
    when: { all: [ASSET_STATEMENT], not: [PUBLIC_ENFORCER] },
    kind: 'fact',
    slot: 'what_they_want',
    rank: 8,
    dayToAct: 'open',
    says: 'Pay within two weeks, or come to the meeting and list what you own and earn (Vermögensauskunft).',
    authority: cite('zpo', '802f'),
  },
  {
    ...BASE,
    id: 'de.bailiff.not-yet-arrest',
    when: { all: [ASSET_STATEMENT] },
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 20,
    says: 'You are not arrested for debt. A warrant comes only if you miss the meeting without a reason or refuse to answer.',
    authority: cite('zpo', '802g'),
  },
  {
    ...BASE,
    id: 'de.bailiff.know-register',
    when: { all: [ASSET_STATEMENT] },
    kind: 'fact',
    slot: 'did_you_know',
    rank: 20,
    says: "If you cannot pay or refuse, you go into the debtors' register for three years. Paying in full removes the entry early.",
    authority: cite('zpo', '882e', { provision: '§§ 882c, 882e ZPO' }),
  },
  {
    ...BASE,
    id: 'de.bailiff.deadline-statement',
    when: { all: [ASSET_STATEMENT], not: [PUBLIC_ENFORCER] },
    kind: 'deadline',
    weight: 'main',
    rank: 10,
    terms: { trigger: 'letter', count: 2, unit: 'weeks', roll: 'next_working_day' },
    example: { clause: 'ZPO § 802f Abs. 1 Nr. 2', trigger: '2026-11-10', result: '2026-11-24' },
    says: 'Two weeks must pass between the demand to pay and your statement of what you own.',
    action: 'Pay, or agree instalments with the court officer',
    consequence: 'You must then come to the meeting and list what you own.',
    checkedOn: '2026-11-23',
    authority: cite('zpo', '802f', { provision: '§ 802f Abs. 1 ZPO' }),
  },
  {
    ...BASE,
    id: 'de.bailiff.step-attend',
    when: { all: [ASSET_STATEMENT] },
    kind: 'step',
    list: 'first',
    rank: 15,
    says: 'Go to the meeting. If you are ill, send proof before it. Missing it can bring a warrant.',
    authority: cite('zpo', '802g', { provision: '§§ 802f, 802g ZPO' }),
  },
  {
    ...BASE,
    id: 'de.bailiff.warn-false',
    when: { all: [ASSET_STATEMENT] },
    kind: 'warning',
    severity: 'high',
    rank: 10,
    says: 'Tell the full truth in the asset statement. A false statement is a crime.',
    authority: cite('stgb', '156'),
  },
]
