/** A penal order (Strafbefehl): a criminal court decides in writing. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

/** The rows on fines for offences of order are not true of it. */
export const PENAL_ORDER: Test = { says: ['strafbefehl'] }

const BASE = {
  country: 'de',
  kinds: ['PENALTY_CHARGE_NOTICE', 'COURT_JUDGMENT', 'OTHER'],
  when: { all: [PENAL_ORDER] },
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const PENAL_ORDER_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.penal-order.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'A criminal court punishes you in writing, without a hearing (Strafbefehl).',
    authority: cite('stpo', '407'),
  },
  {
    ...BASE,
    id: 'de.penal-order.warning',
    kind: 'warning',
    severity: 'high',
    rank: 1,
    needsProfessional: true,
    says: 'After two weeks it stands like a judgment and can mean a criminal record. Call a defence lawyer now.',
    authority: cite('stpo', '410', { provision: '§ 410 StPO' }),
  },
  {
    ...BASE,
    id: 'de.penal-order.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 3,
    terms: { trigger: 'letter', count: 2, unit: 'weeks', roll: 'next_working_day' },
    example: { clause: 'StPO § 410 Abs. 1', trigger: '2026-11-13', result: '2026-11-27' },
    says: 'You have two weeks from the day on the yellow envelope to object (Einspruch).',
    action: 'Send your objection (Einspruch) to the court that made the order',
    consequence: 'The penalty becomes final like a judgment.',
    authority: cite('stpo', '410', { provision: '§§ 410, 43 StPO' }),
  },
  {
    ...BASE,
    id: 'de.penal-order.right-object',
    kind: 'right',
    rank: 3,
    says: 'You can object without reasons. Then there is a hearing. You can also object only to the sum of each day (Tagessatz).',
    authority: cite('stpo', '410', { provision: '§§ 410, 411 StPO' }),
  },
  {
    ...BASE,
    id: 'de.penal-order.right-parts',
    kind: 'right',
    rank: 8,
    says: 'If it is right but too much at once, you can ask the public prosecutor to pay in parts or to work instead.',
    authority: cite('stgb', '42', { provision: '§ 42 StGB, § 459a StPO' }),
  },
  {
    ...BASE,
    id: 'de.penal-order.step',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Note the day on the envelope. See the file through a lawyer before you explain anything. You may take back an objection later.',
    authority: cite('stpo', '147', { provision: '§§ 147, 411 Abs. 3 StPO' }),
  },
  {
    ...BASE,
    id: 'de.penal-order.option',
    kind: 'option',
    option: 'appeal',
    rank: 3,
    title: 'Object to the penal order',
    cost: 'Free to send; costs if you lose',
    time: 'Two weeks',
    risk: 'After a hearing the penalty may be higher.',
    bestFor: 'You did not do it, or the sum does not fit your income.',
    says: 'Write to the court: "I object", the file number, the date and your signature.',
    authority: cite('stpo', '411', { provision: '§§ 410, 411 StPO' }),
  },
]
