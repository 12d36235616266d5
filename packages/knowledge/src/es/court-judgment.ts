/** Court judgments and the appeal. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
const BASE = {
  country: 'es',
  kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-02-28',
} satisfies Partial<Rule>

export const COURT_JUDGMENT_ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.enforce.want-judgment',
    kind: 'fact',
    kinds: ['COURT_JUDGMENT'],
    rank: 10,
    slot: 'what_they_want',
    says: 'The court has decided. You must pay or do what it says, or appeal in time.',
    authority: cite('lec', 'artículos 209, 458 y 548'),
  },
  {
    ...BASE,
    id: 'es.enforce.not-20',
    kind: 'fact',
    kinds: ['COURT_JUDGMENT'],
    rank: 10,
    slot: 'cannot_happen_yet',
    says: 'After a judgment they must wait 20 working days before they can ask to enforce it.',
    authority: cite('lec', 'artículo 548'),
  },
  {
    ...BASE,
    id: 'es.enforce.deadline-appeal',
    kind: 'deadline',
    kinds: ['COURT_JUDGMENT'],
    rank: 10,
    terms: { trigger: 'letter', count: 20, unit: 'working_days', roll: 'none' },
    weight: 'main',
    example: { clause: 'artículo 458 LEC', trigger: '2026-11-02', result: '2026-11-30' },
    says: 'You have 20 working days from the day you were told of the judgment. We count from its date.',
    action: 'Appeal (recurso de apelación) through a lawyer',
    consequence: 'The judgment becomes final.',
    authority: cite('lec', 'artículo 458'),
  },
  {
    ...BASE,
    id: 'es.enforce.right-appeal',
    kind: 'right',
    kinds: ['COURT_JUDGMENT'],
    rank: 18,
    says: 'You can appeal most judgments. There is no appeal in oral trials about sums up to €3,000.',
    authority: cite('lec', 'artículos 455 y 458'),
  },
  {
    ...BASE,
    id: 'es.enforce.option-appeal',
    kind: 'option',
    kinds: ['COURT_JUDGMENT'],
    rank: 10,
    option: 'appeal',
    title: 'Appeal',
    says: 'Ask a lawyer if the judgment can be appealed and is worth it.',
    cost: 'A lawyer, a deposit of €50, or legal aid.',
    time: '20 working days.',
    risk: 'If you lose, you may pay more costs.',
    bestFor: 'The judge missed facts or law.',
    authority: cite('lec', 'artículo 458'),
  },
]
