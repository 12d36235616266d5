/** Tickets from cameras in each state: who answers for them, and what can be shown. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const LENS: Test = {
  says: [
    'red light camera',
    'red-light camera',
    'speed camera',
    'school zone camera',
    'camera ticket',
    'photo enforcement',
    'photo enforced',
    'automated enforcement',
    'traffic camera',
    'automated traffic enforcement',
    'automated photo',
  ],
}

const CAMERA: Cells = {
  CA: {
    says: 'the driver answers, not the owner. A red light notice must be mailed within 15 days, and the photos mostly count as proof',
    law: 'Vehicle Code 21453, 21455.5 and 40518; People v. Goldsmith, 59 Cal.4th 258 (2014)',
  },
  FL: {
    says: 'the owner first gets a notice. You have 60 days to pay, swear who drove, or ask for a hearing',
    law: 'Florida Statutes 316.0083',
  },
  IL: {
    says: 'the owner gets a camera ticket, with no points. You can show that the car was stolen or sold',
    law: '625 ILCS 5/11-208.6',
  },
  MD: {
    says: 'the owner gets a camera ticket, with no points. You can ask for a trial and name who drove',
    law: 'Md. Code, Transportation 21-202.1 and 21-809',
  },
  NY: {
    says: 'the owner gets a camera ticket, whoever drove. It brings no points. A stolen or leased car is a defense',
    law: 'Vehicle and Traffic Law (VTL) 1111-a and 1180-b',
  },
  OH: {
    says: 'you have 30 days after a camera ticket to pay, swear who drove, or ask for a hearing',
    law: 'Ohio Revised Code (R.C., ORC) 4511.093 to 4511.099',
  },
  PA: {
    says: 'the owner gets a camera ticket, with no points. You can show that another drove or that it was stolen or sold',
    law: '75 Pa.C.S. 3116, 3117 and 3370',
  },
  VA: {
    says: 'the owner gets a camera ticket, with no points. You can swear that you were not the driver, or go to court',
    law: 'Va. Code 15.2-968.1 and 46.2-882.1',
  },
  WA: {
    says: 'the owner gets a camera ticket, with no points. You can state under oath that another had the car',
    law: 'RCW 46.63.220 and 46.63.075',
  },
}

export const STATE_CAMERAS: readonly Rule[] = [
  ...stateRows('camera', CAMERA, {
    kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
    topics: ['parking', 'criminal', 'consumer', 'general'],
    rank: 5,
    when: { any: [LENS] },
  }),
]
