/** Questions about a social welfare payment that stopped: the appeal, and money meanwhile. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { BENEFIT } from '../english/fine-and-tax-words.ts'
import { LAW } from './authority.ts'

const WELFARE = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['general', 'debt', 'family', 'employment'],
} satisfies Partial<Rule>

const ASK_MORE = {
  country: 'ie',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'parking', 'consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
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
  {
    ...WELFARE,
    id: 'ie.ask.welfare-overpaid',
    kind: 'answer',
    rank: 6,
    asks: [
      ['overpaid', 'overpayment', 'paid too much', 'pay it back', 'pay back', 'repay'],
      [
        'social welfare',
        'jobseeker',
        'jobseekers',
        "jobseeker's",
        'disability allowance',
        'carer',
        "carer's",
        'child benefit',
        'one parent',
        'department of social protection',
        'intreo',
        'the department',
        'hap',
        'pension',
        'working family payment',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask for the decision and how each sum was worked out. If it is wrong, appeal within 60 days, free. If it is right, say what you can pay: without your consent they may take at most 15% of your weekly rate.',
    authority: {
      title: 'Social Welfare Consolidation Act 2005',
      provision:
        'sections 302, 311 and 335 to 341, with Social Welfare (Consolidated Claims, Payments and Control) Regulations 2007, Part 9, Social Welfare Appeals Regulations 2024 and Social Welfare and Pensions (Miscellaneous Provisions) Act 2013, section 15 (attachment)',
      url: 'https://revisedacts.lawreform.ie/eli/2005/act/26/revised/en/html',
      inForceFrom: '2025-04-28',
    },
  },
  {
    ...ASK_MORE,
    id: 'ie.ask.benefit',
    kind: 'answer',
    verdict: 'do_this',
    asks: [BENEFIT, ASKING],
    says: 'Ask for the reasons. Appeal within 60 days if it is wrong. If it is right, say what you can pay each week.',
    authority: LAW.appeals,
  },
  {
    ...ASK_GENERAL,
    id: 'ie.ask.welfare-refused',
    kind: 'answer',
    rank: 12,
    verdict: 'do_this',
    asks: [
      [
        'jobseeker',
        'jobseekers',
        "jobseeker's",
        'social welfare',
        'disability allowance',
        'carer',
        'invalidity',
        'child benefit',
      ],
      ['refused', 'denied', 'disallowed', 'stopped', 'turned down', 'cut'],
    ],
    topics: ['debt', 'general', 'employment'],
    says: 'Ask the office to look again, and appeal to the Social Welfare Appeals Office within 60 days of the decision. It is free. Send new proof.',
    authority: {
      title: 'Social Welfare Consolidation Act 2005',
      provision:
        'sections 301 and 311 (revised decision, appeal), with Social Welfare Appeals Regulations 2024',
      url: 'https://www.irishstatutebook.ie/eli/2005/act/26/enacted/en/html',
      inForceFrom: '2005-12-01',
    },
  },
]
