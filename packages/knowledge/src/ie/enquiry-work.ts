/** Questions on pay cuts, dismissal in pregnancy and agreements to leave. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_WORK: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.pay-cut',
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
    says: 'Say in writing that you do not agree. An employer may not lower agreed pay without your consent or a clear term. You can complain to the WRC within six months for free.',
    authority: {
      title: 'Payment of Wages Act 1991',
      provision: 'section 5 (deductions and lower pay)',
      url: 'https://revisedacts.lawreform.ie/eli/1991/act/25/revised/en/html',
      inForceFrom: '1992-01-01',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.dismissed-pregnant',
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
    says: 'It is against the law to dismiss you because you are pregnant or on leave. You do not need 12 months of work for that. Complain to the WRC within six months for free.',
    authority: {
      title:
        'Unfair Dismissals Act 1977, Maternity Protection Act 1994 and Employment Equality Act 1998',
      provision: 'section 6(2)(f) of the Act of 1977; sections 6(2A) and 77 of the Act of 1998',
      url: 'https://revisedacts.lawreform.ie/eli/1977/act/10/revised/en/html',
      inForceFrom: '1999-10-18',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.settlement-agreement',
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
    says: 'Do not sign on the spot. A waiver of your rights counts only if you knew what you gave up, so advice is mostly part of it. Ask the firm to pay for a solicitor.',
    authority: {
      title: 'Unfair Dismissals Act 1977',
      provision: 'section 13 (terms that take away rights are void)',
      url: 'https://revisedacts.lawreform.ie/eli/1977/act/10/revised/en/html',
      inForceFrom: '1977-05-09',
    },
  },
]
