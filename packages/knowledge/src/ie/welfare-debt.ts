/** Social welfare paid by mistake. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-tax-and-benefits.ts'
const WELFARE = {
  any: [
    {
      says: [
        'department of social protection',
        'social welfare',
        'central overpayments',
        'debt recovery unit',
        'jobseeker',
      ],
    },
  ],
} satisfies Rule['when']
const PUBLIC = {
  country: 'ie',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  creditor: 'public',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
} satisfies Partial<Rule>

export const WELFARE_DEBT: readonly Rule[] = [
  {
    ...PUBLIC,
    id: 'ie.public-debt.welfare-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    when: WELFARE,
    says: 'The Department can take this debt from wages or a bank account by a notice of attachment, with no court. It does so where you were asked to repay and did not.',
    authority: {
      title: 'Social Welfare Consolidation Act 2005',
      provision: 'Part 11A, sections 343A to 343H (notice of attachment), inserted in 2013',
      url: 'https://revisedacts.lawreform.ie/eli/2013/act/20/section/15/revised/en/html',
      inForceFrom: '2014-09-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ie.public-debt.welfare-know-record',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 5,
    when: WELFARE,
    says: 'The Department keeps this debt on record until it is paid. It can be taken from later payments, even from the State pension.',
    authority: {
      title: 'Social Welfare Consolidation Act 2005',
      provision: 'sections 338 and 341 (repayment, recovery from other payments)',
      url: 'https://revisedacts.lawreform.ie/eli/2005/act/26/section/341/revised/en/html',
      inForceFrom: '2013-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ie.public-debt.welfare-right-share',
    kind: 'right',
    rank: 5,
    when: WELFARE,
    says: 'From a weekly payment they may take at most 15% of your own rate, unless you agree to more. First tell them what you can afford.',
    authority: {
      title:
        'Social Welfare (Consolidated Claims, Payments and Control) Regulations 2007, S.I. No. 142 of 2007',
      provision: 'recovery of overpayments (at most 15% of the personal rate without consent)',
      url: 'https://revisedacts.lawreform.ie/eli/2007/si/142/front/revised/en/html',
      inForceFrom: '2013-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ie.public-debt.welfare-right-appeal',
    kind: 'right',
    rank: 6,
    when: WELFARE,
    says: 'If the decision behind this debt is wrong, appeal to the Social Welfare Appeals Office. It is free. The limit is 60 days from the decision.',
    authority: LAW.appeals,
  },
]
