/** Questions about wages that an employer paid by mistake. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERPAID_WAGES: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-work.overpaid-wages',
    kind: 'answer',
    topics: ['employment', 'debt', 'general'],
    rank: 3,
    when: {
      not: [
        {
          says: [
            'universal credit',
            'uc',
            'journal',
            'dwp',
            'jobcentre',
            'housing benefit',
            'benefit',
            'tax credit',
            'carers allowance',
            'hmrc',
          ],
        },
      ],
    },
    asks: [
      [
        'overpaid me',
        'paid me too much',
        'overpaid',
        'overpayment',
        'paid me wrong',
        'too much by mistake',
        'paid wrong',
        'too much wages',
        'wage overpayment',
        'salary overpayment',
        'paid twice',
      ],
      ['work', 'employer', 'boss', 'hr', 'payroll', 'wages', 'salary', 'company', 'manager'],
      [
        'take it',
        'taking',
        'take it back',
        'pay it back',
        'pay back',
        'coming out',
        'out of my',
        'all in one go',
        'all at once',
        'deduct',
        'back',
      ],
    ],
    verdict: 'yes',
    says: 'Yes, an employer may take back wages paid by mistake, even from your next pay and without your yes. But ask first: how each sum was worked out, and a plan in small parts. Say if one big cut leaves you without rent or food, and offer a monthly sum. Acas says employers should agree a fair plan. Call 0300 123 1100.',
    authority: {
      title: 'Employment Rights Act 1996',
      provision: 'section 14(1) (wages paid by mistake)',
      url: 'https://www.legislation.gov.uk/ukpga/1996/18/section/14',
      inForceFrom: '1996-08-22',
    },
  },
]
