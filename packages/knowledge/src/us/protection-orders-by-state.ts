/** Orders that keep a person away from another: what the person must do whom they bind, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const BOUND: Cells = {
  ...sameSays(
    'you must obey the order from the moment you know of it, also if the other person contacts you. Go to the hearing with your proof, or it can be decided without you',
    {
      CA: 'California Family Code 242, 6320 and 6345',
      FL: 'Florida Statutes 741.30',
      GA: 'O.C.G.A. 19-13-3 and 19-13-4',
      IL: 'Domestic Violence Act of 1986, 750 ILCS 60/217 to 60/220',
      NC: 'N.C.G.S. 50B-2 and 50B-3',
      PA: 'Protection From Abuse Act, 23 Pa.C.S. 6107 and 6108',
      TX: 'Texas Family Code 83.001 to 83.006 and 85.022',
      WA: 'RCW 7.105.200 and 7.105.305',
    },
  ),
  AZ: {
    says: 'the order stays in force if you do not ask for a hearing. Obey it all, and ask the court in writing for a hearing if you disagree',
    law: 'A.R.S. 13-3602; Arizona Rules of Protective Order Procedure',
  },
  MI: {
    says: 'you have 14 days after you get such an order to ask the judge to change or end it. Obey it in full until then',
    law: 'MCL 600.2950(13); Michigan Court Rules, MCR 3.707',
  },
}

export const PROTECTION_ORDERS_BY_STATE: readonly Rule[] = stateRows('protect-order', BOUND, {
  kinds: ['OTHER', 'COURT_CLAIM', 'COURT_JUDGMENT'],
  rank: 3,
  when: {
    all: [
      {
        says: [
          'protective order',
          'order of protection',
          'restraining order',
          'protection order',
          'injunction for protection',
          'protection from abuse',
        ],
      },
      {
        says: [
          'respondent',
          'you must not',
          'you shall not',
          'you may not contact',
          'ex parte',
          'stay away',
          'no contact',
          'restrained person',
          'you are ordered',
        ],
      },
    ],
    not: [{ says: ['copyright', 'trade secret', 'deposition'] }],
  },
})
