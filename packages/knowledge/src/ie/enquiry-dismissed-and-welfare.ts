/** Questions about a jobseeker payment after a dismissal. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
  topics: ['general', 'employment', 'debt', 'family'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_DISMISSED_AND_WELFARE: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.fired-welfare',
    rank: 1,
    when: {
      not: [
        { says: ['redundancy', 'redundant', 'laid off', 'lay off', 'overpaid', 'overpayment'] },
      ],
    },
    asks: [
      [
        'sacked',
        'fired',
        'dismissed',
        'let go',
        'got the sack',
        'terminated',
        'lost my job',
        'gross misconduct',
        'misconduct',
      ],
      [
        'dole',
        'jobseekers',
        "jobseeker's",
        'jobseeker',
        'job seekers',
        'social welfare',
        'intreo',
        'sign on',
        'signing on',
        'nine weeks',
        '9 weeks',
        'stamps',
        'jsb',
        'jsa',
      ],
    ],
    verdict: 'do_this',
    says: 'You can claim from the first day. If you lost the job through your own misconduct, they can refuse you for up to nine weeks. Being late or slow is not always misconduct, so give your side in writing with the employer’s letters. Ask Intreo for Supplementary Welfare Allowance meanwhile. Appeal free within 60 days. If the dismissal was unfair, complain to the WRC within six months.',
    authority: {
      title: 'Social Welfare Consolidation Act 2005',
      provision:
        'sections 68 and 147 (loss of a job through own misconduct), with appeals in section 311',
      url: 'https://revisedacts.lawreform.ie/eli/2005/act/26/revised/en/html',
      inForceFrom: '2005-12-01',
    },
  },
]
