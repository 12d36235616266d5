/** Questions on pay cuts, dismissal in pregnancy and agreements to leave. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_WORK: readonly Rule[] = [
  {
    ...ASK,
    id: 'nz.ask.pay-cut',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['employment', 'general'],
    asks: [
      [
        'cut my hours',
        'cut my pay',
        'reduced my hours',
        'reduced my pay',
        'lower my pay',
        'cut my wages',
        'reduced my wages',
        'changed my hours',
        'cut my salary',
        'reduce my hours',
        'reduce my pay',
      ],
      [
        'without asking',
        'without my consent',
        'without warning',
        'can he do that',
        'can they do that',
        'my hours',
        'my pay',
        'my wages',
        'my salary',
      ],
    ],
    says: 'Say in writing that you do not agree. Pay and agreed hours can change only by your consent, after fair talks. You can raise a personal grievance within 90 days.',
    authority: {
      title: 'Employment Relations Act 2000',
      provision: 'sections 4, 63A and 103 (good faith, fair bargaining, grievance)',
      url: 'https://www.legislation.govt.nz/act/public/2000/0024/latest/whole.html',
      inForceFrom: '2016-04-01',
    },
  },
  {
    ...ASK,
    id: 'nz.ask.dismissed-pregnant',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['employment', 'general'],
    asks: [
      ['pregnant', 'pregnancy', 'maternity leave', 'parental leave'],
      [
        'fired',
        'dismissed',
        'sacked',
        'let go',
        'terminated',
        'lost my job',
        'redundant',
        'dismissal',
      ],
    ],
    says: 'It is against the law to dismiss you because you are pregnant or want leave. Raise a personal grievance in writing within 90 days. Mediation is free: 0800 20 90 20.',
    authority: {
      title: 'Parental Leave and Employment Protection Act 1987, and Human Rights Act 1993',
      provision: 'section 49 (no dismissal for pregnancy or leave); sections 21 and 22',
      url: 'https://www.legislation.govt.nz/act/public/1987/0129/latest/whole.html',
      inForceFrom: '1994-02-01',
    },
  },
  {
    ...ASK,
    id: 'nz.ask.settlement-agreement',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['employment', 'general'],
    asks: [
      [
        'settlement agreement',
        'severance agreement',
        'sign a release',
        'deed of release',
        'termination agreement',
        'exit agreement',
        'settlement offer',
      ],
      ['sign', 'signing'],
    ],
    says: 'Do not sign on the spot. Get advice first. Once a mediator has signed it too, you cannot change it or go back. The legal minimum cannot be given up.',
    authority: {
      title: 'Employment Relations Act 2000',
      provision: 'sections 148A and 149 (settlements signed by a mediator)',
      url: 'https://www.legislation.govt.nz/act/public/2000/0024/latest/whole.html',
      inForceFrom: '2011-04-01',
    },
  },
]
