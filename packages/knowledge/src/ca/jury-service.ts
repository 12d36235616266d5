/** Jury summonses. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  jury: {
    title: 'Jury laws of the provinces, in Ontario the Juries Act',
    provision: 'sections 19, 23, 38 and 41 (excuse, offence, job kept)',
    url: 'https://www.ontario.ca/laws/statute/90j03',
    inForceFrom: '1990-12-31',
  },
} as const satisfies Record<string, Authority>

const CALLED = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'COURT_CLAIM'],
  papers: ['jury_summons'],
} satisfies Partial<Rule>

export const JURY_SERVICE: readonly Rule[] = [
  {
    ...CALLED,
    id: 'ca.jury.right-leave',
    kind: 'right',
    rank: 2,
    says: 'Your employer must let you go and keep your job for you. In most provinces it need not pay you.',
    authority: LAWS.jury,
  },
  {
    ...CALLED,
    id: 'ca.jury.right-excuse',
    kind: 'right',
    rank: 3,
    says: 'You can ask to be excused or for a later day, for a good reason like illness, care of others or serious hardship.',
    authority: LAWS.jury,
  },
  {
    ...CALLED,
    id: 'ca.jury.warn',
    kind: 'warning',
    severity: 'medium',
    rank: 3,
    says: 'Do not stay away with no word. You can be fined.',
    authority: LAWS.jury,
  },
  {
    ...CALLED,
    id: 'ca.jury.step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Send back the form in time, and tell your employer the day. Ask the court what it pays per day.',
    authority: LAWS.jury,
  },
]
