/** Questions about a hospital bill and its collector. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
} satisfies Partial<Rule>

export const ENQUIRY_HOSPITAL_BILL: readonly Rule[] = [
  {
    ...ASK,
    id: 'ie.ask.hospital-bill',
    kind: 'answer',
    topics: ['debt', 'general', 'consumer', 'family'],
    rank: 6,
    when: {
      not: [
        {
          says: [
            'medical card is refused',
            'medical card refused',
            'medical card was refused',
            'refused a medical card',
            'refused my medical card',
            'took away my medical card',
            'medical card stopped',
            'medical card was stopped',
            'gp visit card',
          ],
        },
      ],
    },
    asks: [
      [
        'hospital bill',
        'hospital charge',
        'hospital charges',
        'hse',
        'a&e bill',
        'emergency department',
        'hospital invoice',
        'bill from the hospital',
        'bill from a&e',
        'bill for a&e',
        'from a&e',
        'emergency room',
        'a and e',
      ],
      [
        'debt collector',
        'debt collectors',
        'bill',
        'charge',
        '€100',
        'pay',
        "can't afford",
        'medical card',
        'collector',
        'invoice',
        'gp letter',
        'gp referral',
        'referred by',
        'overnight',
        'private room',
        'insurance',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'the kind of care, and the date',
    says: 'Since 17 April 2023 a stay as a public patient in a public hospital is free. The emergency charge is €100, and nothing with a medical card or a referral by a GP. For older bills ask for the dates and a plan. In hardship the HSE can let it go.',
    authority: {
      title: 'Health (Amendment) Act 2023',
      provision:
        'no charge for public in-patient care, with Health Act 1970, sections 45(7) and 56 and S.I. No. 45 of 2013',
      url: 'https://www.irishstatutebook.ie/eli/2023/act/7/enacted/en/html',
      inForceFrom: '2023-04-17',
    },
  },
]
