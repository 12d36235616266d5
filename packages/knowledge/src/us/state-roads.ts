/** Traffic tickets and tolls in more states. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const ROAD: Test = {
  says: [
    'toll',
    'tolls',
    'traffic ticket',
    'speeding',
    'speeding ticket',
    'citation',
    'civil infraction',
    'red light',
    'school zone',
    'quick pass',
    'peach pass',
    'traffic',
  ],
}

const ROAD_FINES: Cells = {
  AZ: {
    says: 'you can ask for a hearing on a civil traffic ticket, or clear many with a driving course once in 12 months',
    law: 'A.R.S. 28-1591 to 28-1602 and 28-3392',
  },
  GA: {
    says: 'the owner gets camera and toll notices. You can swear that another drove or that it was stolen, by the date given',
    law: 'O.C.G.A. 32-10-64 (tolls) and 40-14-18 (school zone cameras)',
  },
  MI: {
    says: 'answer a traffic ticket by the day on it, mostly within 14 days: admit it, explain it, or ask for a hearing',
    law: 'Michigan Vehicle Code, MCL 257.741 to 257.747 (745, by the time on the citation)',
  },
  NC: {
    says: 'you have 30 days from a toll bill to pay it or ask in writing for a review',
    law: 'N.C.G.S. 136-89.214 to 136-89.218 (tolls)',
  },
  TX: {
    says: 'for many tickets you can ask by the answer date for a driving course, and the case is then dropped',
    law: 'Texas Code of Criminal Procedure chapter 45A',
  },
}

export const STATE_ROADS: readonly Rule[] = [
  ...stateRows('road-fines', ROAD_FINES, {
    kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
    topics: ['parking'],
    rank: 6,
    when: { any: [ROAD] },
  }),
]
