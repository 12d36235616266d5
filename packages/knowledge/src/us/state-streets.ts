/** Tickets, towing and old card debts in more states. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const TICKET = {
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER', 'ENQUIRY'],
  when: {
    all: [
      {
        says: [
          'speeding',
          'traffic ticket',
          'speeding ticket',
          'traffic citation',
          'citation',
          'uniform summons',
          'mph',
          'traffic infraction',
          'red light',
          'reckless driving',
          'moving violation',
          'running a stop sign',
        ],
      },
      {
        says: [
          'fine',
          'court',
          'hearing',
          'contest',
          'appear',
          'points',
          'plead',
          'fight',
          'trial',
          'pay',
        ],
      },
    ],
    not: [
      {
        says: [
          'plaintiff',
          'claim number',
          'policy number',
          'notice of liability',
          'photographed',
          'registered owner',
          'speed camera',
          'red light camera',
          'camera violation',
        ],
      },
    ],
  },
  rank: 6,
} satisfies Partial<Rule>
const TOWED = {
  kinds: ['ENQUIRY', 'OTHER', 'PARKING_TICKET', 'PENALTY_CHARGE_NOTICE'],
  when: {
    any: [
      {
        says: [
          'towed',
          'tow yard',
          'towing company',
          'tow truck',
          'impound',
          'impounded',
          'towing',
        ],
      },
    ],
    not: [{ says: ['repossess', 'repossessed', 'roadside assistance'] }],
  },
  rank: 6,
} satisfies Partial<Rule>
const OLD = {
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
  when: {
    all: [
      {
        says: ['credit card', 'card account', 'visa', 'mastercard', 'store card', 'line of credit'],
      },
    ],
    not: [
      { says: ['judgment was entered', 'judgment creditor', 'mortgage', 'student loan', 'tax'] },
    ],
  },
  rank: 12,
} satisfies Partial<Rule>
const TRAFFIC: Cells = {
  CA: {
    says: 'you can plead not guilty, ask for a trial in writing, or for traffic school. Act by the date on the ticket',
    law: 'Vehicle Code 40508, 40519, 40902 and 42005; 22350 (speed)',
  },
  FL: {
    says: 'you have 30 days to pay, choose a driving course, or ask for a hearing',
    law: 'Florida Statutes 318.14 and 318.18; 316.183 (speed)',
  },
  GA: {
    says: 'you can plead not guilty and be heard in court on the day of the ticket. Not coming can cost your license',
    law: 'O.C.G.A. 40-6-181 and 40-5-56',
  },
  IL: {
    says: 'you can plead not guilty, or ask for court supervision, which mostly keeps points off your record',
    law: '625 ILCS 5/11-601 and 730 ILCS 5/5-6-1',
  },
  NJ: {
    says: 'you can plead not guilty and be heard in municipal court, or ask the prosecutor for a lesser charge',
    law: 'N.J.S.A. 39:4-98 and 39:5-3; Court Rule 7:6',
  },
  NY: {
    says: 'you can plead not guilty within the time on the ticket and get a hearing. Not answering can suspend your license',
    law: 'Vehicle and Traffic Law (VTL) 226, 1180 and 1806 to 1807',
  },
  OH: {
    says: 'you can plead not guilty, in court or mostly by form, and have a trial. It is up to the state to prove it',
    law: 'Ohio Revised Code (R.C., ORC) 4511.21 and 2935.26; Ohio Traffic Rules 8 and 13',
  },
  PA: {
    says: 'you have ten days to answer: plead not guilty and ask for a hearing. After it you have 30 days to appeal',
    law: '75 Pa.C.S. 3362, and 1533; Pa.R.Crim.P. 403, 407 and 460',
  },
  VA: {
    says: 'you can contest it in the general district court and appeal within ten days. Speeds of 20 over or above 85 mph are reckless driving, a crime',
    law: 'Va. Code 46.2-862, 46.2-870, 46.2-936 and 16.1-132',
  },
  WA: {
    says: 'you have 30 days to answer: pay, explain in a hearing, or contest it',
    law: 'RCW 46.63.070 and 46.61.400',
  },
}

const TOWS: Cells = {
  IL: {
    says: 'a private tow needs clear signs and set fees, and you can complain to the commerce commission',
    law: 'Illinois Commercial Relocation of Trespassing Vehicles Law, 625 ILCS 5/18a-300',
  },
  MA: {
    says: 'a private tow needs the police to be told, and fees are set by the state',
    law: 'M.G.L. c. 266, s. 120D; c. 159B, s. 6B',
  },
  NJ: {
    says: 'a private tow needs signs and fair fees, and you can get the car back at set hours',
    law: 'Predatory Towing Prevention Act, N.J.S.A. 56:13-7 to 56:13-23',
  },
  OH: {
    says: 'a private tow lot needs signs, fees are capped, and you can get things out of the car',
    law: 'Ohio Revised Code (R.C., ORC) 4513.60 and 4513.601',
  },
  PA: {
    says: 'a private lot may tow only if signs say so and name the fee and where the car goes',
    law: '75 Pa.C.S. 3353(c)',
  },
}

const CARD_AGE: Cells = {
  FL: {
    says: 'the time to sue on a card debt is four or five years, as the papers show. After it you can tell the court that it is too late',
    law: 'Florida Statutes 95.11 (Fla. Stat.)',
  },
  VA: {
    says: 'the time to sue on a card debt is three years, or five with a written contract that you signed',
    law: 'Va. Code 8.01-246',
  },
}

export const STATE_STREETS: readonly Rule[] = [
  ...stateRows('traffic', TRAFFIC, TICKET),
  ...stateRows('tow', TOWS, TOWED),
  ...stateRows('card-age', CARD_AGE, OLD),
]
