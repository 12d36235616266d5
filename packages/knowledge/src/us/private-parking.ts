/** Bills of private car parks. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const PRIVATE = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PARKING_TICKET', 'ENQUIRY'],
  topics: ['parking'],
  when: {
    any: [
      {
        says: [
          'private',
          'parking lot',
          'parking company',
          'parking firm',
          'garage',
          'notice of non-payment',
          'parking charge',
          'parking notice',
          'invoice',
          'parked',
          'vehicle',
          'parking enforcement',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const COMPLAIN = {
  title: 'State law on private parking, towing and unfair trade',
  provision:
    'clear signs, a fair sum and no false threats; for example California Vehicle Code 22658, Florida Statutes 715.075, Texas Occupations Code 2308, Washington RCW 46.55.070 and 19.86',
  url: 'https://consumer.ftc.gov/',
  inForceFrom: '2000-01-01',
}

const LOTS = { ...CHECKED, kinds: ['PARKING_TICKET'], topics: ['parking'] } satisfies Partial<Rule>

export const PRIVATE_PARKING: readonly Rule[] = [
  {
    ...PRIVATE,
    id: 'us.ticket.private-contract',
    kind: 'right',
    rank: 12,
    says: 'A private firm must show that you agreed to its terms: clear signs and a fair sum. A court decides if you disagree.',
    authority: {
      title: 'Contract law of your state',
      provision: 'offer, clear signs and fair damages (common law)',
      url: 'https://consumer.ftc.gov/',
      inForceFrom: '1990-01-01',
    },
  },
  {
    ...PRIVATE,
    id: 'us.ticket.private-records',
    kind: 'right',
    rank: 14,
    says: 'A firm may get your name from motor vehicle records only for uses that a federal law lists.',
    authority: {
      title: 'Driver’s Privacy Protection Act',
      provision: '18 U.S.C. 2721',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title18-section2721&num=0&edition=prelim',
      inForceFrom: '1997-09-13',
    },
  },
  {
    ...PRIVATE,
    id: 'us.ticket.private-collector',
    kind: 'right',
    rank: 16,
    says: 'If a debt collector writes about it, you can ask for proof within 30 days. It may not call it a fine or threaten arrest.',
    authority: {
      title: 'Fair Debt Collection Practices Act (FDCPA)',
      provision: '15 U.S.C. 1692e and 1692g',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1692e&num=0&edition=prelim',
      inForceFrom: '1978-03-20',
    },
  },
  {
    ...LOTS,
    id: 'us.parking.right-signs',
    kind: 'right',
    rank: 14,
    says: 'Signs must be clear and the sum fair. A firm may not call its bill a fine or threaten what it cannot do.',
    authority: COMPLAIN,
  },
]
