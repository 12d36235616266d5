/** An exit agreement that comes with a dismissal. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { EXIT_AGREEMENT } from './conditions-work.ts'
import { ofDismissal } from './dismissal-scope.ts'

const BASE = {
  country: 'de',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.job.want-agreement',
    when: { all: [EXIT_AGREEMENT] },
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'Your employer offers an exit agreement (Aufhebungsvertrag). You do not have to sign it.',
    authority: cite('bgb', '311'),
  },
  {
    ...BASE,
    id: 'de.job.not-yet-agreement',
    when: { all: [EXIT_AGREEMENT] },
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'Without your signature on paper there is no exit agreement. Silence is not a yes.',
    authority: cite('bgb', '623'),
  },
  {
    ...BASE,
    id: 'de.job.step-sign-think',
    when: { all: [EXIT_AGREEMENT] },
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Do not sign today. Take it home, count the notice period and ask a union, a lawyer and the Agentur für Arbeit.',
    authority: cite('sgb3', '159'),
  },
  {
    ...BASE,
    id: 'de.job.option-refuse',
    when: { all: [EXIT_AGREEMENT] },
    kind: 'option',
    option: 'ignore_safely',
    rank: 15,
    says: 'You may refuse without a reason. Your job goes on.',
    title: 'Say no to the exit agreement',
    cost: 'Nothing.',
    time: 'None.',
    risk: 'The employer may dismiss you. Then you can go to court.',
    bestFor: 'The offer is worse than your rights.',
    authority: cite('bgb', '623'),
  },
]

export const DISMISSAL_AGREEMENT: readonly Rule[] = ROWS.map(ofDismissal)
