/** Questions about a social welfare payment that stopped: the appeal, and money meanwhile. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority.ts'

const WELFARE = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['general', 'debt', 'family', 'employment'],
} satisfies Partial<Rule>

export const ENQUIRY_WELFARE: readonly Rule[] = [
  {
    ...WELFARE,
    id: 'ie.ask.welfare-appeal-days',
    kind: 'answer',
    rank: 5,
    checkedOn: '2026-11-22',
    asks: [
      [
        'one parent family payment',
        'one-parent family payment',
        'one parent family',
        'lone parent',
        'opfp',
        'jobseeker',
        'jobseekers',
        'social welfare',
        'disability allowance',
        'carer',
        'department of social protection',
        'working family payment',
      ],
      [
        '21 days',
        '60 days',
        'days to appeal',
        'how do i appeal',
        'put in the appeal',
        'write in the appeal',
        'appeals office',
        'want to appeal',
      ],
    ],
    verdict: 'do_this',
    says: 'Send the appeal to the Social Welfare Appeals Office now. The law gives 60 days, but keep to 21 if your letter says so. Say which facts are wrong and add proof of them. It is free.',
    authority: LAW.appeals,
  },
  {
    ...WELFARE,
    id: 'ie.ask.welfare-while-waiting',
    kind: 'answer',
    rank: 7,
    checkedOn: '2026-11-22',
    asks: [
      [
        'one parent family payment',
        'one-parent family payment',
        'one parent family',
        'lone parent',
        'opfp',
        'jobseeker',
        'jobseekers',
        'social welfare',
        'disability allowance',
        'carer',
        'department of social protection',
        'working family payment',
        'social welfare appeal',
        'welfare appeal',
      ],
      [
        'nothing coming in',
        'no money coming in',
        'while i wait',
        'no income',
        'nothing to live on',
        'get anything while',
        'until the appeal',
        'no money for food',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask your Intreo office today for Supplementary Welfare Allowance. It is for people with too little to live on, also while an appeal runs.',
    authority: {
      title: 'Social Welfare Consolidation Act 2005',
      provision: 'section 189 (supplementary welfare allowance)',
      url: 'https://revisedacts.lawreform.ie/eli/2005/act/26/revised/en/html',
      inForceFrom: '2005-12-01',
    },
  },
]
