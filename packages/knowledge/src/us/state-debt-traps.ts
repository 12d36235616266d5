/** Who lives on other people’s debts, by state: firms that promise to settle them, and thieves of names. */
import type { Rule } from '@plainletter/contracts/rule'

import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const DEBT_RELIEF: Cells = sameSays(
  'state law limits what a debt settlement firm may do and charge. Ask a nonprofit credit counselor first',
  {
    AZ: 'A.R.S. 6-701 to 6-716 (debt management companies)',
    GA: 'O.C.G.A. 18-5-1 to 18-5-4 (debt adjustment)',
    IL: 'Debt Settlement Consumer Protection Act, 225 ILCS 429',
    MI: 'Debt Management Act, MCL 451.411 to 451.437',
    NC: 'N.C.G.S. 14-423 to 14-426 (debt adjusting)',
    NJ: 'N.J.S.A. 17:16G-1 to 17:16G-9 (debt adjustment)',
    OH: 'Ohio Revised Code (R.C., ORC) 4710.01 to 4710.04 (debt adjusting)',
    WA: 'RCW 18.28 (debt adjusting)',
  },
)

const IDENTITY_THEFT: Cells = sameSays(
  'it is a crime to use your name to borrow or buy. Report it to the police and send a copy to each lender',
  {
    AZ: 'A.R.S. 13-2008',
    GA: 'O.C.G.A. 16-9-121',
    IL: '720 ILCS 5/16-30',
    MA: 'M.G.L. c. 266, s. 37E',
    MI: 'Identity Theft Protection Act, MCL 445.65',
    NC: 'N.C.G.S. 14-113.20',
    NJ: 'N.J.S.A. 2C:21-17',
    OH: 'Ohio Revised Code (R.C., ORC) 2913.49',
    WA: 'RCW 9.35.020',
  },
)

export const STATE_DEBT_TRAPS: readonly Rule[] = [
  ...stateRows('debt-relief', DEBT_RELIEF, {
    kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'OTHER'],
    rank: 5,
    when: {
      any: [
        {
          says: [
            'debt settlement',
            'debt relief company',
            'debt relief program',
            'debt relief',
            'settle my debts',
            'settle all my debts',
            'debt adjuster',
            'debt adjusting',
            'debt management plan',
            'debt management company',
            'debt consolidation company',
          ],
        },
      ],
    },
  }),
  ...stateRows('identity-theft', IDENTITY_THEFT, {
    kinds: ['ENQUIRY'],
    rank: 6,
    when: {
      any: [
        {
          says: [
            'identity theft',
            'stole my identity',
            'stolen identity',
            'in my name without',
            'opened in my name',
            'account in my name',
            'card in my name',
            'loan in my name',
            'used my social',
            'stole my social',
            'used my name',
            'opened accounts in my name',
            'took out a loan in my name',
          ],
        },
      ],
    },
  }),
]
