/** Jury summonses. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

const LAWS = {
  jury: {
    title: 'Juries Act 1976',
    provision: 'sections 9, 29 and 34, and First Schedule',
    url: 'https://revisedacts.lawreform.ie/eli/1976/act/4/revised/en/html',
    inForceFrom: '1976-03-01',
  },
} as const satisfies Record<string, Authority>

const CALLED = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-08-31',
  kinds: ['OTHER', 'COURT_CLAIM'],
  papers: ['jury_summons'],
} satisfies Partial<Rule>

export const JURY_SERVICE: readonly Rule[] = [
  {
    ...CALLED,
    id: 'ie.jury.right-pay',
    kind: 'right',
    rank: 3,
    says: 'Your employer must let you go and must pay you as usual. Ask the court office for a certificate.',
    authority: LAWS.jury,
  },
  {
    ...CALLED,
    id: 'ie.jury.right-excuse',
    kind: 'right',
    rank: 4,
    says: 'You can ask to be excused for a good reason, like illness, care of a child or work of your own. Some people need only ask, such as those aged 65 or over.',
    authority: LAWS.jury,
  },
  {
    ...CALLED,
    id: 'ie.jury.right-who',
    kind: 'right',
    rank: 5,
    says: 'Some people may not serve, such as those who are not Irish citizens or who work in the law. Tell the court office if that is you.',
    authority: LAWS.jury,
  },
  {
    ...CALLED,
    id: 'ie.jury.warn',
    kind: 'warning',
    severity: 'medium',
    rank: 4,
    says: 'Do not stay away with no word. Without a good reason you can be fined up to €500.',
    authority: LAWS.jury,
  },
  {
    ...CALLED,
    id: 'ie.jury.step',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Send back the form that came with it. Tell your employer the day.',
    authority: LAWS.jury,
  },
]
