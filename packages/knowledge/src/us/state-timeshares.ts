/** Days to cancel a timeshare, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const SHARES = {
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY', 'DEBT_COLLECTION_LETTER'],
  when: {
    any: [
      { says: ['timeshare', 'time share', 'time-share', 'vacation ownership', 'vacation club'] },
    ],
  },
  rank: 3,
} satisfies Partial<Rule>
const TIMESHARES: Cells = {
  NV: { says: 'you can cancel a timeshare within five days of signing', law: 'NRS 119A.410' },
  CO: { says: 'you can cancel a timeshare within five days of signing', law: 'C.R.S. 6-1-703' },
  SC: { says: 'you can cancel a timeshare within five days of signing', law: 'S.C. Code 27-32-40' },
  CA: {
    says: 'you can cancel a timeshare within seven days of signing or of getting the public report',
    law: 'Business and Professions Code 11238',
  },
  FL: {
    says: 'you can cancel a timeshare within ten days of signing or of the last papers. You cannot give up this right',
    law: 'Florida Vacation Plan and Timesharing Act, Florida Statutes 721.10',
  },
  GA: { says: 'you can cancel a timeshare within seven days of signing', law: 'O.C.G.A. 44-3-174' },
  NC: {
    says: 'you can cancel a timeshare within five days of signing',
    law: 'North Carolina Time Share Act, N.C.G.S. 93A-45',
  },
  TX: {
    says: 'you can cancel a timeshare within five days of signing',
    law: 'Texas Timeshare Act, Property Code 221.041',
  },
  VA: {
    says: 'you can cancel a timeshare within seven days of signing',
    law: 'Virginia Real Estate Time-Share Act, Va. Code 55.1-2221',
  },
  WA: {
    says: 'you can cancel a timeshare within seven days of signing or of the papers, whichever is later',
    law: 'Timeshare Act, RCW 64.36.150',
  },
}

export const STATE_TIMESHARES: readonly Rule[] = [...stateRows('timeshare', TIMESHARES, SHARES)]
