/** Rented homes by state: broken lease rules, leaving after violence, mobile home parks, refusals. */
import type { Rule } from '@plainletter/contracts/rule'

import { RENT_OWED } from './state-phrases.ts'
import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const LEASE_BREACH: Cells = {
  AZ: {
    says: 'you mostly get 10 days to put a broken lease rule right, or 5 if it harms health or safety',
    law: 'Arizona Residential Landlord and Tenant Act, A.R.S. 33-1368(A)',
  },
  IL: {
    says: 'a notice that you broke the lease must mostly give you 10 days',
    law: '735 ILCS 5/9-210',
  },
  NC: {
    says: 'a landlord can end the lease for a breach only if the lease itself says so. Read it',
    law: 'N.C.G.S. 42-26(a)(2)',
  },
  NJ: {
    says: 'the landlord must mostly first warn you in writing to stop. Only if it goes on may he end the lease',
    law: 'N.J.S.A. 2A:18-61.1 and 2A:18-61.2',
  },
  OH: {
    says: 'for a breach that harms health or safety you must get 30 days in writing to put it right',
    law: 'Ohio Revised Code (R.C., ORC) 5321.05 and 5321.11',
  },
  WA: {
    says: 'you mostly get 10 days to put a broken lease rule right',
    law: 'RCW 59.12.030(4) and 59.18.650',
  },
}

const SAFE_LEAVE: Cells = sameSays(
  'a victim of violence or stalking can mostly end a lease early with written notice and proof, such as a court order',
  {
    AZ: 'A.R.S. 33-1318',
    GA: 'O.C.G.A. 44-7-23',
    IL: 'Safe Homes Act, 765 ILCS 750',
    MA: 'M.G.L. c. 186, ss. 23 to 29',
    MI: 'MCL 554.601b',
    NC: 'N.C.G.S. 42-45.1',
    NJ: 'New Jersey Safe Housing Act, N.J.S.A. 46:8-9.4 to 46:8-9.12',
    WA: 'RCW 59.18.575',
  },
)

const PARK_HOME: Cells = sameSays(
  'mobile home parks have a law of their own. The park mostly needs a reason that this law names to make you leave',
  {
    AZ: 'Arizona Mobile Home Parks Residential Landlord and Tenant Act, A.R.S. 33-1401 to 33-1501',
    IL: 'Mobile Home Landlord and Tenant Rights Act, 765 ILCS 745',
    MA: 'M.G.L. c. 140, ss. 32J to 32S',
    MI: 'MCL 600.5771 to 600.5785 and 125.2301',
    NJ: 'N.J.S.A. 2A:18-61.1 and 46:8C-2 to 46:8C-21',
    WA: 'Manufactured/Mobile Home Landlord-Tenant Act, RCW 59.20.080',
  },
)

const FAIR_HOUSING: Cells = {
  ...sameSays(
    'a landlord may not refuse you over race, faith, sex, disability or children. You can file with the state or HUD',
    {
      AZ: 'Arizona Fair Housing Act, A.R.S. 41-1491.14',
      GA: 'Georgia Fair Housing Act, O.C.G.A. 8-3-202',
      NC: 'State Fair Housing Act, N.C.G.S. 41A-4',
      OH: 'Ohio Revised Code (R.C., ORC) 4112.02(H)',
    },
  ),
  ...sameSays(
    'a landlord may not refuse you over race, disability or children, or because a voucher pays part of the rent',
    {
      IL: 'Illinois Human Rights Act, 775 ILCS 5/3-102',
      MA: 'M.G.L. c. 151B, s. 4',
      NJ: 'New Jersey Law Against Discrimination (LAD), N.J.S.A. 10:5-12',
      WA: 'RCW 49.60.222 and 59.18.255',
    },
  ),
  MI: {
    says: 'a landlord may not refuse you over race, age or children. With five homes or more he may not refuse a voucher',
    law: 'Elliott-Larsen Civil Rights Act, MCL 37.2502 (vouchers since 2 April 2025)',
  },
}

export const STATE_RENTED_HOMES: readonly Rule[] = [
  ...stateRows('lease-breach', LEASE_BREACH, {
    kinds: ['EVICTION_NOTICE'],
    rank: 7,
    when: {
      any: [
        {
          says: [
            'lease violation',
            'violation of your lease',
            'violation of the lease',
            'violated your lease',
            'violated the lease',
            'breach of your lease',
            'breach of the lease',
            'breach of lease',
            'material breach',
            'noncompliance',
            'non-compliance',
            'comply or vacate',
            'cure or quit',
            'comply or quit',
            'unauthorized pet',
            'unauthorized occupant',
            'unauthorized occupants',
            'noise complaints',
            'cease',
          ],
        },
      ],
      not: [RENT_OWED],
    },
  }),
  ...stateRows('safe-leave', SAFE_LEAVE, {
    kinds: ['ENQUIRY'],
    rank: 2,
    when: {
      all: [
        { says: ['lease', 'apartment', 'landlord', 'rental', 'rent'] },
        {
          says: [
            'domestic violence',
            'abusive',
            'abuse',
            'abused',
            'abuser',
            'restraining order',
            'protective order',
            'order of protection',
            'stalking',
            'stalker',
            'stalks me',
            'sexual assault',
            'assaulted me',
            'violent',
            'hits me',
            'hit me',
            'beat me',
            'beats me',
          ],
        },
      ],
    },
  }),
  ...stateRows('park-home', PARK_HOME, {
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'OTHER', 'ENQUIRY'],
    rank: 4,
    when: {
      any: [
        {
          says: [
            'mobile home',
            'mobile home park',
            'mobile home community',
            'manufactured home',
            'manufactured housing',
            'lot rent',
            'trailer park',
          ],
        },
      ],
      not: [{ says: ['insurance policy', 'homeowners policy', 'property tax'] }],
    },
  }),
  ...stateRows('fair-housing', FAIR_HOUSING, {
    kinds: ['ENQUIRY', 'OTHER'],
    rank: 4,
    when: {
      all: [
        {
          says: [
            'landlord',
            'apartment',
            'rent',
            'rental',
            'lease',
            'rental application',
            'property manager',
          ],
        },
        {
          says: [
            'section 8',
            'voucher',
            'vouchers',
            'housing choice',
            'discrimination',
            'discriminated',
            'discriminate',
            'because i have kids',
            'because we have kids',
            'no kids',
            'no children',
            'because of my race',
            'because of my disability',
            'refused to rent',
            'won’t rent to me',
            "won't rent to me",
            'would not rent to',
          ],
        },
      ],
      not: [
        {
          says: [
            'terminated from the program',
            'program termination',
            'fired',
            'my boss',
            'informal hearing',
          ],
        },
      ],
    },
  }),
]
