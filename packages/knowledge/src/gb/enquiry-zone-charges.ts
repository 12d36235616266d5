/** Questions about penalties for driving in a charging zone: ULEZ, congestion charge, clean air zones. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'gb',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_ZONE_CHARGES: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-parking.zone-charge',
    kind: 'answer',
    nations: ['england'],
    topics: ['parking', 'debt', 'general'],
    rank: 5,
    when: {
      not: [
        {
          says: [
            'bailiff',
            'bailiffs',
            'enforcement agent',
            'charge certificate',
            'order for recovery',
            'warrant',
            'scam',
            'text message',
            'credit card',
          ],
        },
      ],
    },
    asks: [
      [
        'ulez',
        'ultra low emission zone',
        'low emission zone',
        'congestion charge',
        'clean air zone',
        'clean air charge',
        'caz',
      ],
      [
        'pcn',
        'penalty',
        'penalties',
        'fine',
        'fined',
        'fines',
        'notice',
        'letter',
        'appeal',
        'challenge',
        'dispute',
        'forgot',
        'did not know',
        "didn't know",
        'no idea',
        'have to pay',
        'late',
        'signs',
        'sold the car',
      ],
    ],
    verdict: 'do_this',
    says: 'You have 28 days to pay or to object in writing. In the first 14 days it is half price. The notice lists the grounds, such as: you had paid, the car needs no charge, it was sold, or it was stolen. If they say no, you have 28 days for a free appeal. If you do nothing, the sum goes up by half.',
    authority: {
      title:
        'Road User Charging (Enforcement and Adjudication) (London) Regulations 2001, and Road User Charging Schemes (Penalty Charges, Adjudication and Enforcement) (England) Regulations 2013',
      provision: 'representations (28 days), appeals (28 days) and charge certificates',
      url: 'https://www.legislation.gov.uk/uksi/2013/1783/contents',
      inForceFrom: '2013-10-01',
    },
  },
]
