/** Power or gas where someone at home is ill: a doctor’s letter can hold off a cut-off. */
import type { Rule } from '@plainletter/contracts/rule'

import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const CUT_OFF_ILL: Cells = sameSays(
  'a doctor’s letter can hold off a cut-off of power or gas for a time. Ask the firm for its form',
  {
    AZ: 'Arizona Administrative Code R14-2-211',
    IL: '83 Ill. Adm. Code 280.160',
    MI: 'MCL 460.9s; Mich. Admin. Code R 460.130',
    NJ: 'N.J.A.C. 14:3-3A.2',
    OH: 'Ohio Administrative Code 4901:1-18-06',
    WA: 'WAC 480-90-128 and 480-100-128',
  },
)

export const STATE_CUT_OFFS_IN_ILLNESS: readonly Rule[] = [
  ...stateRows('cut-off-ill', CUT_OFF_ILL, {
    kinds: ['UTILITY_BILL_DEMAND', 'ENQUIRY'],
    rank: 7,
    when: {
      all: [
        { says: ['electric', 'electricity', 'energy', 'power', 'gas', 'utility', 'utilities'] },
        {
          says: [
            'disconnect',
            'disconnected',
            'disconnection',
            'shut off',
            'shutoff',
            'shut-off',
            'cut off',
            'cutoff',
            'terminate service',
            'termination of service',
            'service will be terminated',
            'turn off',
            'turned off',
          ],
        },
      ],
      not: [{ says: ['landlord', 'gas station'] }],
    },
  }),
]
