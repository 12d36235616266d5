/** Questions about Universal Credit after leaving a job. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'gb',
  checkedOn: '2026-11-22',
  checkBy: '2027-03-31',
  kinds: ['ENQUIRY'],
  nations: ['england', 'wales', 'scotland'],
  topics: ['general', 'employment', 'debt', 'family'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_LEAVING_A_JOB_FOR_BENEFIT: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-benefit.quit-uc',
    rank: 1,
    when: {
      not: [
        {
          says: [
            'missed an appointment',
            'missed appointment',
            'missed my appointment',
            'overpayment',
            'overpaid',
            'pip',
          ],
        },
      ],
    },
    asks: [
      [
        'quit',
        'quitting',
        'resign',
        'resigned',
        'resigning',
        'leave my job',
        'left my job',
        'leaving my job',
        'leave work',
        'left work',
        'walked out',
        'walk out',
        'hand in my notice',
        'handed in my notice',
        'handed my notice in',
        'packed in my job',
        'pack it in',
        'jack it in',
        'jacked in my job',
        'gave up my job',
        'give up my job',
        'leave voluntarily',
        'left voluntarily',
      ],
      [
        'universal credit',
        'uc',
        'jobcentre',
        'job centre',
        'benefits',
        'dwp',
        'sanction',
        'sanctioned',
        'jobseekers',
        'jsa',
        'sign on',
        'signing on',
        'no money for',
      ],
    ],
    verdict: 'do_this',
    says: 'You can claim Universal Credit at once. If you left without a good reason, the main part can stop for up to 91 days. It is 182 if it happens again within a year. Good reasons can be bullying you reported, illness, unsafe work or care of a child. Report it in writing, see your GP and keep proof first. If they sanction you, ask for a new look (mandatory reconsideration) and a hardship payment.',
    authority: {
      title: 'Universal Credit Regulations 2013',
      provision: 'regulations 101 to 103 and 116, with Welfare Reform Act 2012, section 26',
      url: 'https://www.legislation.gov.uk/uksi/2013/376/regulation/102',
      inForceFrom: '2019-11-27',
    },
  },
]
