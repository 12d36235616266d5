/** Questions about pay and leave for a birth. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_MATERNITY_PAY: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-work.maternity-pay',
    kind: 'answer',
    topics: ['employment', 'family', 'general'],
    rank: 3,
    when: {
      not: [
        {
          says: [
            'due back',
            'restructure',
            'going back to work',
            'back from maternity',
            'return from maternity',
            'my maternity cover',
            'covered me',
          ],
        },
        { says: ['sacked', 'dismissed', 'let me go', 'fired', 'redundant', 'sick pay'] },
      ],
    },
    asks: [
      [
        'maternity pay',
        'maternity leave',
        'smp',
        'maternity allowance',
        'statutory maternity',
        'pregnant',
        'weeks pregnant',
        'having a baby',
        'baby due',
        'due in',
      ],
      [
        'how much',
        'do i get',
        'entitled',
        'months in the job',
        'been there',
        'qualify',
        'only been',
        'new job',
        'pay',
        'leave',
        'weeks',
      ],
      ['maternity', 'smp', 'maternity allowance', 'maternity pay', 'maternity leave'],
    ],
    verdict: 'it_depends',
    dependsOn: 'how long you worked there and what you earn',
    says: 'Every employee gets 52 weeks of leave from day one. Maternity pay needs 26 weeks in the job by the 15th week before the birth, and pay above a low limit. Then it is 90% of pay for six weeks and a flat rate or 90% for 33 more. If you miss that, claim Maternity Allowance at the Jobcentre. Tell the firm by the 15th week before.',
    authority: {
      title: 'Social Security Contributions and Benefits Act 1992',
      provision:
        'sections 35, 164 and 166, with Maternity and Parental Leave etc. Regulations 1999, regulation 4',
      url: 'https://www.legislation.gov.uk/ukpga/1992/4/section/164',
      inForceFrom: '2007-04-01',
    },
  },
]
