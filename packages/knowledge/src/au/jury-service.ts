/** Jury summonses. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  jury: {
    title: 'Fair Work Act 2009',
    provision: 'sections 108 to 112 (leave and pay for jury service)',
    url: 'https://www.legislation.gov.au/C2009A00028/latest',
    inForceFrom: '2010-01-01',
  },
  juryState: {
    title: 'Jury laws of the states, in New South Wales the Jury Act 1977',
    provision: 'sections 14, 14A, 63 and 69',
    url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1977-018',
    inForceFrom: '1977-12-07',
  },
} as const satisfies Record<string, Authority>

const CALLED = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'COURT_CLAIM'],
  papers: ['jury_summons'],
} satisfies Partial<Rule>

export const JURY_SERVICE: readonly Rule[] = [
  {
    ...CALLED,
    id: 'au.jury.right-leave',
    kind: 'right',
    rank: 2,
    says: 'Your employer must give you leave. If you are not a casual, it makes up your pay for the first ten days, and in some states for longer.',
    authority: LAWS.jury,
  },
  {
    ...CALLED,
    id: 'au.jury.right-safe',
    kind: 'right',
    rank: 3,
    says: 'Your employer may not sack you or harm you for jury service.',
    authority: LAWS.juryState,
  },
  {
    ...CALLED,
    id: 'au.jury.right-excuse',
    kind: 'right',
    rank: 4,
    says: 'You can ask to be excused or for a later day, for a good reason like illness, care of others or real hardship.',
    authority: LAWS.juryState,
  },
  {
    ...CALLED,
    id: 'au.jury.warn',
    kind: 'warning',
    severity: 'medium',
    rank: 3,
    says: 'Do not stay away with no word. You can be fined.',
    authority: LAWS.juryState,
  },
  {
    ...CALLED,
    id: 'au.jury.step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Answer by the day in the summons, online or with the form. Ask to be excused at once if you need it, with proof.',
    authority: LAWS.juryState,
  },
  {
    ...CALLED,
    id: 'au.jury.step-work',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Show the summons to your employer. Keep the proof of attendance and of the jury pay.',
    authority: LAWS.jury,
  },
]
