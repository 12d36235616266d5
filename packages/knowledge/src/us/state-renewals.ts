/** Plans that renew themselves: the law of each state on clear terms, reminders and ways to cancel. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const SAYS_AUTO_RENEWAL =
  'a service plan of 12 months that renews itself needs a reminder 30 to 60 days before'
const AUTO_RENEWAL: Cells = {
  CA: {
    says: 'a firm must get your clear yes to a plan that renews itself, and give an easy way to cancel',
    law: 'Automatic Renewal Law, Business and Professions Code 17600 to 17606',
  },
  FL: { says: SAYS_AUTO_RENEWAL, law: 'Florida Statutes 501.165' },
  GA: { says: SAYS_AUTO_RENEWAL, law: 'O.C.G.A. 13-12-1 to 13-12-5' },
  NJ: {
    says: SAYS_AUTO_RENEWAL,
    law: 'N.J.S.A. 56:12-95.5',
  },
  IL: {
    says: 'a plan of 12 months that renews itself needs clear terms and a reminder 30 to 60 days before',
    law: 'Automatic Contract Renewal Act, 815 ILCS 601',
  },
  MA: {
    says: 'a plan that renews itself must have clear terms, a reminder and an easy way to cancel',
    law: '940 CMR 38.00 (since 2 September 2025); M.G.L. c. 93A',
  },
  NC: {
    says: 'a plan that renews itself must be shown clearly, with how to cancel. Long ones need a reminder',
    law: 'N.C.G.S. 75-41',
  },
  NY: {
    says: 'a firm must show the terms of a plan that renews itself, get your yes, and let you cancel with ease',
    law: 'General Business Law (GBL) 527 and 527-a',
  },
  VA: {
    says: 'a firm must get your clear yes to a plan that renews itself, and give an easy way to cancel online',
    law: 'Va. Code 59.1-207.45 to 59.1-207.49',
  },
}

export const STATE_RENEWALS: readonly Rule[] = [
  ...stateRows('auto-renewal', AUTO_RENEWAL, {
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'OTHER', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 9,
    when: {
      any: [
        {
          says: [
            'auto-renew',
            'auto-renewal',
            'auto renewal',
            'automatic renewal',
            'automatically renew',
            'renews automatically',
            'renew automatically',
            'free trial',
            'free month',
            'subscription',
            'renewed itself',
            'renewed by itself',
            'renewed my membership',
            'yearly plan',
            'annual plan',
            'gym membership',
          ],
        },
      ],
      not: [{ says: ['insurance', 'policy'] }],
    },
  }),
]
