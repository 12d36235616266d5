/** A debt that one firm sold to another: what the new owner must show. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PUBLIC_SENDER } from './conditions.ts'

const SOLD: Test = {
  says: [
    'assigned',
    'assignment',
    'transferred',
    'sold',
    'purchased',
    'acquired',
    'deed of transfer',
    'global deed',
  ],
}
const BUYER: Test = {
  sender: [
    'cabot',
    'everyday finance',
    'promontoria',
    'intrum',
    'link asg',
    'lapithus',
    'cerberus',
    'havbell',
    'tanager',
    'beltany',
  ],
}

const SOLD_ON = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
  when: { any: [SOLD, BUYER], not: [PUBLIC_SENDER] },
} satisfies Partial<Rule>

export const DEBT_SOLD: readonly Rule[] = [
  {
    ...SOLD_ON,
    id: 'ie.sold.right-notice',
    kind: 'right',
    rank: 12,
    says: 'If the debt was sold, you must get clear written notice of who owns it now. Ask for that notice and for the deed before you pay.',
    authority: {
      title: 'Supreme Court of Judicature Act (Ireland) 1877',
      provision: 'section 28(6) (notice when a debt is assigned)',
      url: 'https://www.irishstatutebook.ie/eli/1877/act/57/enacted/en/print.html',
      inForceFrom: '1878-01-01',
    },
  },
  {
    ...SOLD_ON,
    id: 'ie.sold.right-same-defence',
    kind: 'right',
    rank: 25,
    when: {
      any: [SOLD, BUYER],
      all: [{ says: ['loan', 'credit card', 'credit agreement', 'overdraft', 'car finance'] }],
      not: [{ says: ['credit union'] }, PUBLIC_SENDER],
    },
    says: 'Whatever you could say to the first lender, you can say to the new owner too. That holds for payments, wrong sums and an old debt.',
    authority: {
      title: 'Consumer Credit Act 1995',
      provision: 'section 40 (defences after an assignment)',
      url: 'https://revisedacts.lawreform.ie/eli/1995/act/24/section/40/revised/en/html',
      inForceFrom: '1996-05-13',
    },
  },
]
