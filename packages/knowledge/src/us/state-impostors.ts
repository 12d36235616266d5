/** People who pose as officers: the crime in each state. */
import type { Rule } from '@plainletter/contracts/rule'

import { OFFICER, PRESSURE } from './state-conditions.ts'
import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const SAYS_FALSE_OFFICER =
  'it is a crime to pose as an officer. Call the sheriff or police by a number that you look up yourself'
const FALSE_OFFICER: Cells = {
  AZ: { says: SAYS_FALSE_OFFICER, law: 'A.R.S. 13-2411 (impersonating a peace officer)' },
  CA: {
    says: SAYS_FALSE_OFFICER,
    law: 'California Penal Code 538d (impersonating a peace officer)',
  },
  FL: {
    says: SAYS_FALSE_OFFICER,
    law: 'Florida Statutes 843.08 (false personation of an officer)',
  },
  GA: { says: SAYS_FALSE_OFFICER, law: 'O.C.G.A. 16-10-23 (impersonating an officer)' },
  IL: { says: SAYS_FALSE_OFFICER, law: '720 ILCS 5/17-2 (false personation)' },
  MA: { says: SAYS_FALSE_OFFICER, law: 'M.G.L. c. 268, s. 33 (falsely assuming to be an officer)' },
  MI: { says: SAYS_FALSE_OFFICER, law: 'MCL 750.215 (impersonating a peace officer)' },
  NC: {
    says: SAYS_FALSE_OFFICER,
    law: 'N.C.G.S. 14-277 (impersonation of a law-enforcement officer)',
  },
  NJ: { says: SAYS_FALSE_OFFICER, law: 'N.J.S.A. 2C:28-8 (impersonating a public servant)' },
  NY: {
    says: SAYS_FALSE_OFFICER,
    law: 'New York Penal Law 190.25 and 190.26 (criminal impersonation)',
  },
  OH: {
    says: SAYS_FALSE_OFFICER,
    law: 'Ohio Revised Code (R.C., ORC) 2921.51 (impersonation of peace officer)',
  },
  PA: { says: SAYS_FALSE_OFFICER, law: '18 Pa.C.S. 4912 (impersonating a public servant)' },
  TX: { says: SAYS_FALSE_OFFICER, law: 'Texas Penal Code 37.11 (impersonating a public servant)' },
  VA: {
    says: SAYS_FALSE_OFFICER,
    law: 'Va. Code 18.2-174 (impersonating a law-enforcement officer)',
  },
  WA: { says: SAYS_FALSE_OFFICER, law: 'RCW 9A.60.045 (criminal impersonation)' },
}

export const STATE_IMPOSTORS: readonly Rule[] = [
  ...stateRows('false-officer', FALSE_OFFICER, {
    kinds: ['SCAM_LETTER'],
    topics: ['consumer'],
    rank: 9,
    when: { all: [OFFICER, PRESSURE] },
  }),
]
