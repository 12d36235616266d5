/** Sent home from work while the job goes on: pay, leave, and a right to be given work. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['DISMISSAL_LETTER', 'OTHER'],
  topics: ['employment'],
  papers: ['work_suspension'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const SENT_HOME_FROM_WORK: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.work-talk.reality-off',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'You are sent home, but the contract goes on. Your employer must go on paying you.',
    authority: cite('bgb', '615', { provision: '§§ 611a und 615 BGB' }),
  },
  {
    ...BASE,
    id: 'de.work-talk.right-pay',
    kind: 'right',
    rank: 4,
    says: 'You keep your full pay. Your employer does not want your work now, so you need not make up the hours.',
    authority: cite('bgb', '615'),
  },
  {
    ...BASE,
    id: 'de.work-talk.right-work',
    kind: 'right',
    rank: 5,
    says: 'While the job goes on you have a right to be given work. They may send you home against your will only for a strong reason.',
    authority: cite('bgb', '611a', { provision: '§§ 242 und 611a BGB; Urteile des BAG' }),
  },
  {
    ...BASE,
    id: 'de.work-talk.right-leave',
    kind: 'right',
    rank: 7,
    says: 'Your leave is used up only if the letter says so clearly and sends you home for good (unwiderruflich). Otherwise you keep it.',
    authority: cite('burlg', '7', { provision: '§ 7 BUrlG' }),
  },
  {
    ...BASE,
    id: 'de.work-talk.step-offer',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Write today: you are ready to work and offer your work. Ask for the reason and how long it lasts.',
    authority: cite('bgb', '294', { provision: '§§ 294 bis 296 BGB' }),
  },
  {
    ...BASE,
    id: 'de.work-talk.step-return',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Hand back keys and devices only against a receipt. Stay reachable, and send a sick note if you fall ill.',
    authority: cite('bgb', '368'),
  },
  {
    ...BASE,
    id: 'de.work-talk.option-work',
    kind: 'option',
    option: 'appeal',
    rank: 8,
    says: 'The labour court can order that you are given work, in haste if it must.',
    title: 'Ask the court for your work back',
    cost: 'Own lawyer, or free through a union.',
    time: 'Some days to some weeks.',
    risk: 'It can harden the dispute.',
    bestFor: 'The reason is weak and you must keep in practice.',
    authority: cite('arbgg', '62', { provision: '§ 62 Abs. 2 ArbGG, § 940 ZPO' }),
  },
]
