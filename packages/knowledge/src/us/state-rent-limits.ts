/** How high rents and deposits may be, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { OTHER_DEPOSIT } from './state-phrases.ts'
import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const NO_RENT_CAP: Cells = sameSays(
  'no law caps most rents. The landlord still needs proper notice, and may not raise it to punish a complaint',
  {
    AZ: 'A.R.S. 33-1329',
    GA: 'O.C.G.A. 44-7-19',
    IL: 'Rent Control Preemption Act, 50 ILCS 825',
    MI: 'MCL 123.411',
    NC: 'N.C.G.S. 42-14.1',
    OH: 'Ohio Revised Code (R.C., ORC) 5321.20',
  },
)

const DEPOSIT_RULES: Cells = {
  ...sameSays('a deposit may be one and a half months’ rent at most', {
    AZ: 'A.R.S. 33-1321(A)',
    MI: 'MCL 554.602',
  }),
  ...sameSays('a deposit may mostly be two months’ rent at most', {
    GA: 'O.C.G.A. 44-7-30.1 (since 1 July 2024)',
    NC: 'Tenant Security Deposit Act, N.C.G.S. 42-51',
  }),
  IL: {
    says: 'a landlord of 25 homes or more in one building or group must pay interest on a deposit held over six months',
    law: 'Security Deposit Interest Act, 765 ILCS 715',
  },
  MA: {
    says: 'a deposit may be one month’s rent at most. It must stand in a bank and earn interest for you',
    law: 'M.G.L. c. 186, s. 15B',
  },
  NJ: {
    says: 'a deposit may be one and a half months’ rent at most. It must stand in a bank and earn interest for you',
    law: 'New Jersey Security Deposit Law, N.J.S.A. 46:8-19 and 46:8-21.2',
  },
  OH: {
    says: 'the part of a deposit above one month’s rent mostly earns you 5% a year if you stay six months',
    law: 'Ohio Revised Code (R.C., ORC) 5321.16(A)',
  },
  WA: {
    says: 'a landlord may take a deposit only with a written lease and a signed list of the state of the home',
    law: 'RCW 59.18.260',
  },
}

const BROKER_FEE: Cells = {
  MA: {
    says: 'who hired the broker pays the broker’s fee. If the landlord did, you need not pay it, and can ask for it back',
    law: 'M.G.L. c. 112, s. 87DDD 1/2 (since 1 August 2025)',
  },
}

const RENTAL_FEES: Cells = {
  IL: {
    says: 'you owe only the fees that stand on the first page of the lease. A fee to apply may mostly be $50 at most',
    law: 'Landlord and Tenant Act, 765 ILCS 705/35 (Public Act 104-0479, since 1 July 2026)',
  },
}

export const STATE_RENT_LIMITS: readonly Rule[] = [
  ...stateRows('rental-fees', RENTAL_FEES, {
    kinds: ['ENQUIRY'],
    rank: 6,
    when: {
      all: [
        { says: ['landlord', 'apartment', 'rent', 'rental', 'lease', 'property manager'] },
        {
          says: [
            'application fee',
            'application fees',
            'screening fee',
            'background check fee',
            'move-in fee',
            'move in fee',
            'admin fee',
            'administrative fee',
            'amenity fee',
            'hidden fee',
            'hidden fees',
            'junk fee',
            'junk fees',
            'extra fees',
          ],
        },
      ],
    },
  }),
  ...stateRows('broker-fee', BROKER_FEE, {
    kinds: ['ENQUIRY'],
    rank: 5,
    when: {
      all: [
        {
          says: [
            'broker fee',
            'brokers fee',
            "broker's fee",
            'broker’s fee',
            'brokerage fee',
            'finder’s fee',
            "finder's fee",
            'rental agent',
          ],
        },
        { says: ['rent', 'rental', 'apartment', 'lease', 'landlord', 'tenant'] },
      ],
    },
  }),
  ...stateRows('no-rent-cap', NO_RENT_CAP, {
    kinds: ['ENQUIRY'],
    rank: 6,
    when: {
      all: [
        { says: ['rent', 'rent control'] },
        {
          says: [
            'rent control',
            'raise my rent',
            'raise the rent',
            'raised my rent',
            'raised the rent',
            'raising my rent',
            'raising the rent',
            'rent increase',
            'increase my rent',
            'increase the rent',
            'increased my rent',
            'rent went up',
            'rent hike',
            'rent is going up',
          ],
        },
      ],
    },
  }),
  ...stateRows('deposit-rules', DEPOSIT_RULES, {
    kinds: ['ENQUIRY'],
    rank: 8,
    when: {
      all: [
        { says: ['security deposit', 'deposit'] },
        { says: ['landlord', 'apartment', 'lease', 'rental', 'renting', 'rent'] },
        {
          says: [
            'how much',
            'limit',
            'maximum',
            'interest',
            'two months',
            'three months',
            'months rent',
            'months’ rent',
            "months' rent",
            'first last',
            'first and last',
            'before i move in',
            'checklist',
            'too high',
            'legal',
            'inspection',
          ],
        },
      ],
      not: [OTHER_DEPOSIT],
    },
  }),
]
