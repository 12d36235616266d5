/** Questions about a court fine that cannot be paid. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_FINE: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales'],
    id: 'gb.ask-court-fine.cannot-pay',
    kind: 'answer',
    topics: ['debt', 'criminal', 'general', 'parking'],
    rank: 2,
    when: {
      not: [
        {
          says: [
            'speeding',
            'speed camera',
            'mph',
            'never knew',
            'never got',
            'old address',
            'tv licence men',
            'school',
          ],
        },
      ],
    },
    asks: [
      [
        'court fine',
        'magistrates fine',
        'fine from court',
        'fine from the court',
        'fines',
        'fined in court',
        'collection order',
        'fines officer',
      ],
      [
        'cant pay',
        "can't pay",
        'cannot pay',
        'cant afford',
        "can't afford",
        'struggling',
        'lost hours',
        'lost my job',
        'missed a payment',
        'lower',
        'less',
        'instalments',
        'behind',
        'prison',
        'what happens',
        'anymore',
      ],
    ],
    verdict: 'do_this',
    says: 'Call the fines team on the letter today, before you miss a payment, and ask for smaller parts or more time. Send your budget. If you miss, they can add fees or take it from pay or benefits. Agents may force entry for a court fine. Prison is only for those who could pay and refuse; a judge must first look at your means. Go to each hearing.',
    authority: {
      title: 'Courts Act 2003',
      provision: 'Schedule 5, with Magistrates’ Courts Act 1980, sections 82 and 85A',
      url: 'https://www.legislation.gov.uk/ukpga/2003/39/schedule/5',
      inForceFrom: '2006-03-27',
    },
  },
]
