/** What can still be done when the time in a letter about a job, a home or a coming court claim is over. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CLEARING_DAY } from './conditions-court.ts'
import { AT_ONCE, RENT_RISE, RUNNING_COSTS } from './conditions-home.ts'
import { PRIVATE } from './conditions-sender.ts'
import { EXIT_AGREEMENT } from './conditions-work.ts'
import { ofDismissal } from './dismissal-scope.ts'

const BASE = {
  country: 'de',
  dayToAct: 'over',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const ROWS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.late.job-want',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: { not: [EXIT_AGREEMENT] },
    kind: 'fact',
    slot: 'what_they_want',
    rank: 11,
    says: 'Your employer ended your job. Counted from the date of the letter, the three weeks for the labour court are over. They run from the day it reached you.',
    authority: cite('kschg', '4', { provision: '§§ 4 und 5 KSchG' }),
  },
  {
    ...BASE,
    id: 'de.late.job-reality',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: { not: [EXIT_AGREEMENT] },
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'After three weeks even an unlawful dismissal counts as valid, unless the court lets in a late claim. Pay, leave and a reference you can still ask for.',
    authority: cite('kschg', '7', { provision: '§§ 5 und 7 KSchG' }),
  },
  {
    ...BASE,
    id: 'de.late.job-step',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: { not: [EXIT_AGREEMENT] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'When did the letter reach you? Under three weeks ago: go to the labour court today. Ill or away? Ask it today to let in a late claim (§ 5 KSchG).',
    authority: cite('kschg', '5', { provision: '§§ 4 und 5 KSchG' }),
  },
  {
    ...BASE,
    id: 'de.late.job-option',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: { not: [EXIT_AGREEMENT] },
    kind: 'option',
    option: 'appeal',
    rank: 5,
    says: 'File the claim and the request together at the claims desk. Say what kept you, with proof.',
    title: 'Ask the court to let in a late claim',
    cost: 'Filing is free at first.',
    time: 'Two weeks after the hindrance ended, six months after the three weeks at most.',
    risk: 'Not knowing of the three weeks is no reason.',
    bestFor: 'You were in hospital or away, or learned only now that you are pregnant.',
    authority: cite('kschg', '5'),
  },
  {
    ...BASE,
    id: 'de.late.job-form',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: { not: [EXIT_AGREEMENT] },
    kind: 'right',
    rank: 3,
    says: 'Was it only said, or sent by email or chat? Then the three weeks have not started. Say at once in writing that you will go on working.',
    authority: cite('kschg', '4', { provision: '§ 4 KSchG, § 623 BGB' }),
  },
  {
    ...BASE,
    id: 'de.late.job-money',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    when: {
      any: [{ says: ['§ 1a kschg', 'verstreichenlassen', 'klagefrist verstreichen'] }],
      not: [EXIT_AGREEMENT],
    },
    kind: 'right',
    rank: 2,
    says: 'The letter offers money if you do not go to court. You did not go, so you can ask for it when the notice period ends.',
    authority: cite('kschg', '1a'),
  },
  {
    ...BASE,
    id: 'de.late.home-step',
    kinds: ['EVICTION_NOTICE'],
    when: { not: [CLEARING_DAY] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'You need not be out by the day in the letter. Watch for a claim in a yellow envelope, and answer the court within two weeks.',
    authority: cite('zpo', '276', { provision: '§§ 276, 704 und 885 ZPO' }),
  },
  {
    ...BASE,
    id: 'de.late.home-object',
    kinds: ['EVICTION_NOTICE'],
    when: { not: [AT_ONCE, CLEARING_DAY] },
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Object for hardship today all the same, by email or letter. If the notice did not tell you of this right, you can object up to the first court hearing.',
    authority: cite('bgb', '574b', { provision: '§§ 574 und 574b Abs. 2 BGB' }),
  },
  {
    ...BASE,
    id: 'de.late.home-time',
    kinds: ['EVICTION_NOTICE'],
    when: { not: [CLEARING_DAY] },
    kind: 'right',
    rank: 6,
    says: 'If you lose in court, ask there for time to move (Räumungsfrist). It can be up to one year.',
    authority: cite('zpo', '721'),
  },
  {
    ...BASE,
    id: 'de.late.rent-step',
    kinds: ['RENT_ARREARS_LETTER'],
    when: { not: [RENT_RISE, RUNNING_COSTS] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Pay now, even if the day is over. All rent paid before a notice comes takes away the ground for a notice at once.',
    authority: cite('bgb', '543', { provision: '§ 543 Abs. 2 Satz 2 BGB' }),
  },
  {
    ...BASE,
    id: 'de.late.before-claim',
    creditor: 'private',
    kinds: ['LETTER_BEFORE_CLAIM'],
    when: PRIVATE,
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Answer today, even if the day is over. Watch for a yellow envelope: court papers give you only two weeks.',
    authority: cite('zpo', '93', { provision: '§§ 93 und 692 ZPO' }),
  },
]

export const TOO_LATE_FOR_HOME_AND_WORK: readonly Rule[] = ROWS.map((row) =>
  row.kinds.includes('DISMISSAL_LETTER') ? ofDismissal(row) : row,
)
