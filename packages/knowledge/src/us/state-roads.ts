/** Traffic tickets and tolls in more states. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LICENSE_HOLD } from './road-subjects.ts'
import { sameSays, stateRows } from './state-table.ts'
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

const LICENSE_HOLDS: Cells = {
  NC: {
    says: 'a missed court date or an unpaid fine takes your license from the 60th day after the order is mailed. Settle it before, or show the judge that you cannot pay',
    law: 'N.C.G.S. 20-24.1',
  },
}

const YOUNG: Cells = {
  ...sameSays(
    'a license comes in steps until 18. A ticket can bring a suspension or a longer wait. Before you plead, ask the court about a class or a lesser charge',
    {
      CA: 'California Vehicle Code 12814.6 (provisional license)',
      FL: 'Florida Statutes 322.161 and 322.1615',
      GA: 'O.C.G.A. 40-5-24 and 40-5-57.1',
      ID: 'Idaho Code 49-307',
      IL: '625 ILCS 5/6-107.1',
      KY: 'KRS 186.450 to 186.454',
      MI: 'MCL 257.310e',
      MN: 'Minn. Stat. 171.055',
      NC: 'N.C.G.S. 20-11',
      NJ: 'N.J.S.A. 39:3-13.4',
      OH: 'Ohio Revised Code (R.C., ORC) 4507.071',
      PA: '75 Pa.C.S. 1503 and 1538',
      RI: 'R.I. Gen. Laws 31-10-6',
      TX: 'Texas Transportation Code 521.204 and 545.424',
      VA: 'Va. Code 46.2-334.01',
      VT: '23 V.S.A. 607 and 607a',
      WA: 'RCW 46.20.075 and 46.20.267',
      WI: 'Wis. Stat. 343.085',
      WV: 'W. Va. Code 17B-2-3a (graduated license)',
    },
  ),
  ND: {
    says: 'six points or more before 18 take your license, and you start again with a permit. Before you plead, ask the court about a class or a lesser charge',
    law: 'N.D.C.C. 39-06-01.1',
  },
}

export const STATE_ROADS: readonly Rule[] = [
  ...stateRows('young-driver', YOUNG, {
    kinds: ['ENQUIRY', 'PENALTY_CHARGE_NOTICE'],
    topics: ['criminal', 'parking', 'general'],
    rank: 5,
    when: {
      all: [
        {
          says: [
            '16',
            '17',
            'teen',
            'teenager',
            'my son',
            'my daughter',
            'minor',
            'provisional license',
            'junior license',
            'graduated license',
            'intermediate license',
            'under 18',
          ],
        },
        { says: ['speeding', 'ticket', 'pulled over', 'citation', 'license', 'driving'] },
        { says: ['license', 'drive', 'driving', 'driver', 'car', 'speeding'] },
      ],
      not: [{ says: ['parking ticket', 'custody', 'rent', 'lease', 'landlord'] }],
    },
  }),
  ...stateRows('road-fines', ROAD_FINES, {
    kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
    topics: ['parking'],
    rank: 6,
    when: { any: [ROAD] },
  }),
  ...stateRows('license-hold', LICENSE_HOLDS, LICENSE_HOLD),
]
