/** Who takes money by rules of its own. */
import type { Test } from '@plainletter/contracts/rule'

/** Public bodies that take money by rules of their own. A form that lists what is safe may name them too. */
export const PUBLIC_TAKER: Test = {
  says: [
    'income withholding for support',
    'support order',
    'order for support',
    'child support services',
    'internal revenue service',
    'franchise tax board',
    'department of revenue',
    'department of taxation',
    'department of education',
    'student loan',
    'student loans',
  ],
}
