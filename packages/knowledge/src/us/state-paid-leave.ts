/** Paid family and medical leave, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const LEAVES = {
  kinds: ['ENQUIRY', 'OTHER', 'DISMISSAL_LETTER'],
  when: {
    any: [
      {
        says: [
          'paid family leave',
          'family leave',
          'care for my',
          'caring for my',
          'take care of my',
          'weeks off',
          'time off',
          'newborn',
          'bonding',
          'parental leave',
          'maternity leave',
          'paternity leave',
          'medical leave',
          'fmla',
          'leave of absence',
        ],
      },
    ],
    not: [{ says: ['landlord', 'vacation rental', 'custody', 'immigration'] }],
  },
  rank: 5,
} satisfies Partial<Rule>
const PAID_LEAVE: Cells = {
  CA: {
    says: 'state law gives job-protected leave at firms with five workers, and part of your pay for eight weeks',
    law: 'California Family Rights Act (CFRA), Government Code 12945.2; Paid Family Leave, Unemployment Insurance Code 3300 to 3308',
  },
  MA: {
    says: 'state law gives paid leave for family and illness with your job kept',
    law: 'Paid Family and Medical Leave, M.G.L. c. 175M',
  },
  NJ: {
    says: 'state law gives leave for family, and part of your pay for up to 12 weeks',
    law: 'New Jersey Family Leave Act, N.J.S.A. 34:11B; Family Leave Insurance, N.J.S.A. 43:21-39.1',
  },
  NY: {
    says: 'state law gives up to 12 weeks of paid leave for a baby or a sick relative, with your job kept',
    law: 'Paid Family Leave, Workers’ Compensation Law 200 to 242 (203-b)',
  },
  WA: {
    says: 'state law gives mostly up to 12 weeks of paid leave for you or your family',
    law: 'Paid Family and Medical Leave, RCW 50A',
  },
}

export const STATE_PAID_LEAVE: readonly Rule[] = [...stateRows('paid-leave', PAID_LEAVE, LEAVES)]
