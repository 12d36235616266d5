/** How long a claim can be brought for (消滅時効). */
import type { Rule } from '@plainletter/contracts/rule'

import { FAMILY_CLAIM, PUBLIC_PREMIUM, TITLED } from './conditions.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'jp',
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'UTILITY_BILL_DEMAND',
    'RENT_ARREARS_LETTER',
    'CONSUMER_CONTRACT_DISPUTE',
    'ENQUIRY',
  ],
  topics: ['debt', 'consumer', 'housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LIMITATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.limitation.five',
    kind: 'limitation',
    rank: 10,
    years: 5,
    effect: 'court_action_barred',
    when: { not: [TITLED, FAMILY_CLAIM, PUBLIC_PREMIUM] },
    says: 'Most claims become too old after five years. You must say so. Debts from before April 2020 follow older rules.',
    from: 'the day the sum fell due',
    restartedBy:
      'A payment or a yes to the debt starts the five years again. A judgment makes it ten.',
    authority: LAW.limit,
  },
  {
    ...BASE,
    id: 'jp.limitation.judgment',
    when: {
      any: [
        { says: ['判決', '確定', '仮執行', '支払督促', '和解', '調停', '債務名義', 'judgment'] },
      ],
    },
    kinds: [...BASE.kinds, 'COURT_JUDGMENT', 'BAILIFF_NOTICE'],
    kind: 'fact',
    rank: 40,
    slot: 'did_you_know',
    says: 'After a judgment the time limit is mostly ten years.',
    authority: LAW.judgmentTen,
  },
]
