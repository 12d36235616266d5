/** The Jobcenter says that the rent is too high (Kostensenkung). */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const COSTS: Test = {
  says: [
    'kostensenkung',
    'kostensenkungsaufforderung',
    'kostensenkungsverfahren',
    'unangemessen',
    'unangemessene',
    'angemessenheitsgrenze',
    'kosten der unterkunft',
  ],
}
const JOBCENTER: Test = { says: ['jobcenter', 'grundsicherungsgeld', 'bürgergeld', 'sgb ii'] }
const LOWER: Test = {
  says: [
    'kostensenkung',
    'kostensenkungsaufforderung',
    'kostensenkungsverfahren',
    'senken',
    'senkung',
    'unangemessen',
    'unangemessene',
    'angemessenheitsgrenze',
  ],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
  topics: ['housing', 'general'],
  when: { all: [COSTS, JOBCENTER, LOWER] },
  checkedOn: '2026-11-23',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const JOBCENTER_RENT: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.jobcenter-rent.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The Jobcenter says that your rent is too high and that it will pay only a part later.',
    authority: cite('sgb2', '22', { provision: '§ 22 Abs. 1 und 1a SGB II', from: '2026-07-01' }),
  },
  {
    ...BASE,
    id: 'de.jobcenter-rent.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'Nobody can make you move out. In most cases the full rent is still paid for up to six months. This letter cannot be fought yet, only the later cut.',
    authority: cite('sgb2', '22', { provision: '§ 22 Abs. 1 SGB II', from: '2026-07-01' }),
  },
  {
    ...BASE,
    id: 'de.jobcenter-rent.right-year',
    kind: 'right',
    rank: 3,
    says: 'In the first year they mostly pay the real rent, up to one and a half times the local limit. It can be less where a cap per square metre holds. With children it can be more.',
    authority: cite('sgb2', '22', {
      provision: '§ 22 Abs. 1 Satz 2 bis 7 SGB II',
      from: '2026-07-01',
    }),
  },
  {
    ...BASE,
    id: 'de.jobcenter-rent.right-cannot',
    kind: 'right',
    rank: 4,
    says: 'If you cannot find a cheaper home, or a move is too hard for you, they must pay on. Prove it: a list of your search, a doctor’s letter.',
    authority: cite('sgb2', '22', { provision: '§ 22 Abs. 1 Satz 9 SGB II', from: '2026-07-01' }),
  },
  {
    ...BASE,
    id: 'de.jobcenter-rent.right-death',
    kind: 'right',
    rank: 6,
    says: 'If someone in your home died and the rent was fine before, they must wait twelve months at least.',
    authority: cite('sgb2', '22', { provision: '§ 22 Abs. 1 Satz 11 SGB II', from: '2026-07-01' }),
  },
  {
    ...BASE,
    id: 'de.jobcenter-rent.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Answer in writing why you cannot move or pay less. Note every flat you ask for. Sign no new lease before the Jobcenter agrees (Zusicherung).',
    authority: cite('sgb2', '22', { provision: '§ 22 Abs. 1 und 1a SGB II', from: '2026-07-01' }),
  },
  {
    ...BASE,
    id: 'de.jobcenter-rent.option',
    kind: 'option',
    option: 'appeal',
    rank: 4,
    says: 'When the cut comes, object within a month. It is free.',
    title: 'Object to the later cut',
    cost: 'Free.',
    time: 'Within one month of the cut.',
    risk: 'None.',
    bestFor: 'You looked and found nothing.',
    authority: cite('sgb2', '22', { provision: '§ 22 SGB II, § 84 SGG', from: '2026-07-01' }),
  },
]
