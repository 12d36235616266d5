/** Home insurance when no firm wants to insure: the plan or insurer that the state set up. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const SAYS =
  'a plan set up by law can insure a home that other insurers refuse. Ask an agent for it before your policy ends'

const LAST_INSURER: Cells = {
  CA: { says: SAYS, law: 'California Insurance Code 10090 to 10100.2 (FAIR Plan)' },
  FL: { says: SAYS, law: 'Florida Statutes 627.351(6) (Citizens Property Insurance)' },
  GA: { says: SAYS, law: 'Georgia FAIR Plan, O.C.G.A. 33-33-1 to 33-33-12' },
  IL: { says: SAYS, law: 'Illinois Insurance Code, 215 ILCS 5/522 to 5/534 (FAIR Plan)' },
  MA: { says: SAYS, law: 'M.G.L. c. 175C (FAIR Plan)' },
  MI: {
    says: SAYS,
    law: 'Michigan Insurance Code, MCL 500.2901 to 500.2954 (basic property insurance)',
  },
  NC: { says: SAYS, law: 'N.C.G.S. 58-45 and 58-46 (beach plan and FAIR Plan)' },
  NJ: {
    says: SAYS,
    law: 'New Jersey Insurance Underwriting Association, N.J.S.A. 17:37A-1 to 17:37A-23',
  },
  NY: {
    says: SAYS,
    law: 'New York Insurance Law 5401 to 5412 (Property Insurance Underwriting Association)',
  },
  OH: { says: SAYS, law: 'Ohio Revised Code (R.C., ORC) 3929.41 to 3929.49 (FAIR Plan)' },
  PA: { says: SAYS, law: 'Pennsylvania FAIR Plan Act, 40 P.S. 1600.101 to 1600.502' },
  TX: { says: SAYS, law: 'Texas Insurance Code chapters 2210 and 2211 (FAIR Plan)' },
  VA: { says: SAYS, law: 'Va. Code 38.2-2700 to 38.2-2713 (Property Insurance Association)' },
}

export const LAST_INSURERS: readonly Rule[] = stateRows('last-insurer', LAST_INSURER, {
  kinds: ['INSURANCE_DECISION', 'OTHER', 'ENQUIRY'],
  topics: ['consumer', 'housing', 'general'],
  rank: 9,
  when: {
    all: [
      { says: ['homeowners', 'homeowner', 'home insurance', 'dwelling', 'property insurance'] },
      {
        says: [
          'nonrenewal',
          'non-renewal',
          'nonrenew',
          'not be renewed',
          'not renew',
          'not renewing',
          'cancelled',
          'canceled',
          'cancellation',
          'dropped',
        ],
      },
    ],
    not: [{ says: ['mortgage statement', 'car insurance', 'auto policy'] }],
  },
})
