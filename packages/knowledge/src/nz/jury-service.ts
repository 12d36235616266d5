/** Jury summonses. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  jury: {
    title: 'Juries Act 1981',
    provision: 'sections 13 to 16 and 28A to 32 (excuse, later day, job kept, fine)',
    url: 'https://www.legislation.govt.nz/act/public/1981/0023/latest/whole.html',
    inForceFrom: '2010-10-04',
  },
} as const satisfies Record<string, Authority>

const CALLED = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'COURT_CLAIM'],
  papers: ['jury_summons'],
} satisfies Partial<Rule>

export const JURY_SERVICE: readonly Rule[] = [
  {
    ...CALLED,
    id: 'nz.jury.right-job',
    kind: 'right',
    rank: 2,
    says: 'Your employer must let you go and may not sack you for it. It need not pay you, but the court pays a fee for each half day.',
    authority: LAWS.jury,
  },
  {
    ...CALLED,
    id: 'nz.jury.right-later',
    kind: 'right',
    rank: 3,
    says: 'You can ask for a later day within 12 months, or to be excused for a good reason such as illness, care or hardship.',
    authority: LAWS.jury,
  },
  {
    ...CALLED,
    id: 'nz.jury.warn',
    kind: 'warning',
    severity: 'medium',
    rank: 3,
    says: 'Do not stay away with no word. You can be fined.',
    authority: LAWS.jury,
  },
  {
    ...CALLED,
    id: 'nz.jury.step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Answer the summons at once, online or with the form. Tell your employer the day.',
    authority: LAWS.jury,
  },
  {
    ...CALLED,
    id: 'nz.jury.step-costs',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Ask the court about the fee, travel and child care.',
    authority: LAWS.jury,
  },
]
