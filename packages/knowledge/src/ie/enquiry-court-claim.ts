/** Questions about claims before a court. */
import type { Rule } from '@plainletter/contracts/rule'

import { SUED, IGNORE } from '../english/debt-words.ts'
import { LAW } from './authority.ts'

const ASK_DEBT = {
  country: 'ie',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_COURT_CLAIM: readonly Rule[] = [
  {
    ...ASK_DEBT,
    id: 'ie.ask.sued',
    kind: 'answer',
    when: {
      not: [{ says: ['divorce', 'custody', 'jury', 'family court', 'separation', 'inquest'] }],
    },
    verdict: 'do_this',
    asks: [
      SUED,
      ['what', 'how', 'do', 'help', 'received', 'got', 'happens', 'answer', 'respond', 'reply'],
    ],
    says: 'Answer in time: 28 days in the District Court, 10 in the Circuit Court, 8 in the High Court. Call MABS or FLAC for free help.',
    authority: LAW.courts,
  },
  {
    ...ASK_DEBT,
    id: 'ie.ask.ignore',
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
        'civil bill',
      ],
    ],
    rank: 20,
    says: 'Do not ignore court papers. If you do not answer, they can get judgment without you.',
    authority: LAW.courts,
  },
]
