/** Gym contracts and how to leave them, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const CLUB = {
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  when: {
    all: [
      {
        says: [
          'gym',
          'fitness',
          'health club',
          'fitness center',
          'health studio',
          'gym membership',
        ],
      },
      {
        says: [
          'cancel',
          'cancellation',
          'cancelled',
          'canceled',
          'membership',
          'renewed',
          'contract',
          'dues',
          'collections',
        ],
      },
    ],
  },
  rank: 4,
} satisfies Partial<Rule>

const GYMS: Cells = {
  AZ: {
    says: 'you can cancel a gym contract within three days on which the gym is open',
    law: 'A.R.S. 44-1791 to 44-1797 (health spas)',
  },
  CA: {
    says: 'you can cancel a gym contract within days of signing, and later if you move or fall ill. The club must take it in writing or by email',
    law: 'Health Studio Services Act, Civil Code 1812.80 to 1812.98',
  },
  FL: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Health studios, Florida Statutes 501.012 to 501.019',
  },
  GA: {
    says: 'you can cancel a gym contract within seven business days',
    law: 'Fair Business Practices Act, O.C.G.A. 10-1-393.2 (health spas)',
  },
  IL: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Physical Fitness Services Act, 815 ILCS 645',
  },
  MA: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'M.G.L. c. 93, ss. 78 to 88 (health clubs)',
  },
  NC: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Prepaid Entertainment Contracts, N.C.G.S. 66-118 to 66-125',
  },
  NJ: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Health Club Services Act, N.J.S.A. 56:8-39 to 56:8-48',
  },
  NY: {
    says: 'you can cancel a gym contract within three days, and later if you move 25 miles away or fall ill',
    law: 'Health Club Services Law, General Business Law (GBL) 620 to 631',
  },
  OH: {
    says: 'you can cancel a gym contract within three business days',
    law: 'Prepaid Entertainment Contract Act, Ohio Revised Code (R.C., ORC) 1345.41 to 1345.50',
  },
  PA: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Health Club Act, 73 P.S. 2161 to 2177',
  },
  TX: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Texas Health Spa Act, Occupations Code 702.301 to 702.304',
  },
  VA: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Virginia Health Club Act, Va. Code 59.1-294 to 59.1-310',
  },
  WA: {
    says: 'you can cancel a gym contract within three business days, and later if you move or become disabled',
    law: 'Health Studio Services Act, RCW 19.142',
  },
}

export const GYM_ROWS: readonly Rule[] = [...stateRows('gym', GYMS, CLUB)]
