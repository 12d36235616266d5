/** Questions on pay cuts, dismissal in pregnancy and agreements to leave. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_WORK: readonly Rule[] = [
  {
    ...ASK,
    id: 'au.ask.pay-cut',
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
    says: 'Say in writing that you do not agree. An employer mostly cannot cut agreed pay or fixed hours without your consent, and never below the award. Call the Fair Work Ombudsman on 13 13 94.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'sections 45, 323 and 386 (award, payment in full, forced resignation)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2009-07-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.dismissed-pregnant',
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
    says: 'It is against the law to dismiss you because you are pregnant. You do not need six months of work for that. Apply to the Fair Work Commission within 21 days: 1300 799 675.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'sections 340, 351 and 366 (general protections, 21 days)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2009-07-01',
    },
  },
  {
    ...ASK,
    id: 'au.ask.settlement-agreement',
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
    says: 'Do not sign on the spot. Get advice first, as you mostly give up your claims. Watch the 21 days for the Fair Work Commission. The legal minimum cannot be signed away.',
    authority: {
      title: 'Fair Work Act 2009',
      provision: 'sections 61 and 394 (minimum standards, 21 days)',
      url: 'https://www.legislation.gov.au/C2009A00028/latest',
      inForceFrom: '2009-07-01',
    },
  },
]
