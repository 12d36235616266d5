/** Questions about a settlement agreement and about a reference. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { ACAS, JOB, WORK_GB } from './employment-sources.ts'

const GB = { ...WORK_GB, kind: 'answer' } satisfies Partial<Rule>

export const ENQUIRY_SETTLEMENT_AND_REFERENCE: readonly Rule[] = [
  {
    ...GB,
    id: 'gb.ask-work.settlement',
    asks: [
      [
        'settlement agreement',
        'compromise agreement',
        'without prejudice',
        'protected conversation',
        'pay off',
        'exit package',
        'sign an agreement',
        'sign something',
        'sign a paper and go',
        'offered me money to go',
        'sign something and go quietly',
        'go quietly',
        'offered me money to leave',
        'offered me a deal',
        'offered a package',
        'money to go quietly',
        'exit deal',
        'sign a settlement',
      ],
      [...JOB, 'sign', 'offered', 'offer', 'leave', 'should i'],
    ],
    verdict: 'do_this',
    says: 'Do not sign yet. It only binds you after advice from an independent adviser, and employers mostly pay for that. Acas says at least 10 days to think is fair.',
    authority: cite('employment', 'section 203(2)(f) and (3)', 'section/203'),
  },
  {
    ...GB,
    id: 'gb.ask-work.reference',
    asks: [
      ['reference', 'references', 'bad reference'],
      [
        ...JOB,
        'refuse',
        'give',
        'new job',
        "won't give",
        'wont give',
        'job offer withdrawn',
        'withdrew',
        'bad',
        'old employer',
        'previous employer',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your contract and trade',
    says: 'Most employers need not give a reference. If they do, it must be true and fair. You can ask to see the one sent to your new employer.',
    authority: ACAS,
  },
]
