/** Questions about claims before a court or the Disputes Tribunal. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { SUED, IGNORE } from '../english/debt-words.ts'
import { LAW } from './authority.ts'

const ASK_DEBT = {
  country: 'nz',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_COURT_CLAIM: readonly Rule[] = [
  {
    ...ASK_DEBT,
    id: 'nz.ask.sued',
    kind: 'answer',
    when: {
      not: [{ says: ['divorce', 'custody', 'jury', 'family court', 'separation', 'inquest'] }],
    },
    verdict: 'do_this',
    asks: [
      SUED,
      ['what', 'how', 'do', 'help', 'received', 'got', 'happens', 'answer', 'respond', 'reply'],
    ],
    says: 'File a statement of defence within 25 working days of getting the papers. If you dispute it and it is $60,000 or less, ask for the Disputes Tribunal.',
    authority: LAW.defence,
  },
  {
    ...ASK_DEBT,
    id: 'nz.ask.ignore',
    kind: 'answer',
    verdict: 'no',
    asks: [
      IGNORE,
      [
        'sued',
        'suing me',
        'court papers',
        'court claim',
        'statement of claim',
        'claim notice',
        'summons',
        'small claims',
        'served with',
        'taking me to court',
        'take me to court',
        'court',
      ],
    ],
    rank: 20,
    says: 'Do not ignore court papers. If you do not answer, the court can decide without you.',
    authority: LAW.courts,
  },
  {
    ...ASK_DEBT,
    id: 'nz.ask.tribunal',
    kind: 'answer',
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'served',
            'bond',
            'my boss',
            'employer',
            'landlord',
            'tenant',
            'scam',
            'bank says',
            'child support',
            'my ex',
            'wages',
            'holiday pay',
            'ird',
            'last week',
            'final pay',
          ],
        },
      ],
    },
    asks: [
      [
        'disputes tribunal',
        'small claims',
        'lent him',
        'lent her',
        'lent my',
        'pay me back',
        'pay it back',
        'paid me back',
        'owes me money',
        'loaned',
        'sue him',
        'sue her',
        'sue them',
        'take him to court',
        'take her to court',
        'hit my car',
        'owes me',
        'owe me money',
        'written off by',
        'backed into',
        'my neighbour owes',
      ],
      [
        ...ASKING,
        'get it back',
        'get my money',
        'blocked me',
        'texts',
        "won't pay",
        'wont pay',
        'promised in writing',
        'promised',
        "hasn't got it",
        'how',
        "said he'd pay",
        "said she'd pay",
      ],
    ],
    says: 'The Disputes Tribunal hears disputes up to $60,000 since 24 January 2026. Lawyers may not appear. Bring your proof and go to the hearing.',
    authority: LAW.disputes,
  },
]
