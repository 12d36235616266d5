/** Unemployment benefits after a firing, and benefits to pay back, by state. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'
import { JOBLESS, NO_WAGE_CLAIM } from './unemployment-denial.ts'

/** Words that no letter on a policy or a service carries. */
const JOB_ENDED: Test = {
  says: [
    'unemployment',
    'fired',
    'laid off',
    'let go',
    'end your employment',
    'terminate your employment',
    'termination of your employment',
    'employment is terminated',
    'employment has been terminated',
    'employment will end',
    'employment has ended',
    'employment with us',
    'last day of employment',
    'last day of work',
    'position has been eliminated',
    'job abandonment',
    'voluntary resignation',
    'resigned',
  ],
}
const SAYS_FIRED_BENEFITS =
  'you can get unemployment benefits if you were fired without misconduct, or left for a good reason'
const FIRED_BENEFITS: Cells = {
  AZ: { says: SAYS_FIRED_BENEFITS, law: 'A.R.S. 23-775' },
  CA: { says: SAYS_FIRED_BENEFITS, law: 'Unemployment Insurance Code 1256' },
  FL: { says: SAYS_FIRED_BENEFITS, law: 'Florida Statutes 443.036(29) and 443.101' },
  GA: { says: SAYS_FIRED_BENEFITS, law: 'O.C.G.A. 34-8-194' },
  IL: { says: SAYS_FIRED_BENEFITS, law: '820 ILCS 405/601 and 405/602' },
  MA: { says: SAYS_FIRED_BENEFITS, law: 'M.G.L. c. 151A, s. 25' },
  MI: { says: SAYS_FIRED_BENEFITS, law: 'Michigan Employment Security Act, MCL 421.29' },
  NC: { says: SAYS_FIRED_BENEFITS, law: 'N.C.G.S. 96-14.5 and 96-14.6' },
  NJ: { says: SAYS_FIRED_BENEFITS, law: 'N.J.S.A. 43:21-5' },
  NY: { says: SAYS_FIRED_BENEFITS, law: 'New York Labor Law 593' },
  OH: {
    says: SAYS_FIRED_BENEFITS,
    law: 'Ohio Revised Code (R.C., ORC) 4141.29 (Ohio unemployment law)',
  },
  PA: {
    says: SAYS_FIRED_BENEFITS,
    law: 'Unemployment Compensation Law, 43 P.S. 802(b) and 802(e)',
  },
  TX: { says: SAYS_FIRED_BENEFITS, law: 'Texas Labor Code 207.044 and 207.045' },
  VA: { says: SAYS_FIRED_BENEFITS, law: 'Va. Code 60.2-618' },
  WA: { says: SAYS_FIRED_BENEFITS, law: 'RCW 50.20.050 and 50.20.066' },
}
const SAYS_PAY_BACK_WAIVER =
  'you can ask for a waiver if you had no fault and paying back would be unfair'
const PAY_BACK_WAIVER: Cells = {
  CA: {
    says: 'you need not pay back if you had no fault and it would be a great hardship. Ask for a waiver',
    law: 'Unemployment Insurance Code 1375 and 1375.1',
  },
  FL: {
    says: 'you must mostly pay back even without fault. Appeal in time if you think it is wrong',
    law: 'Florida Statutes 443.151(6)',
  },
  GA: { says: SAYS_PAY_BACK_WAIVER, law: 'O.C.G.A. 34-8-254' },
  IL: {
    says: 'without fraud a part of later benefits may be kept, and you can ask for a waiver',
    law: '820 ILCS 405/900',
  },
  MA: {
    says: 'you can ask for a waiver if you had no fault and paying back would be unfair or too hard',
    law: 'M.G.L. c. 151A, s. 69',
  },
  MI: {
    says: 'you can ask for a waiver if you had no fault and paying back would be a hardship',
    law: 'Michigan Employment Security Act, MCL 421.62',
  },
  NJ: {
    says: 'you can ask for a waiver if you had no fault and paying back would be very unfair',
    law: 'N.J.S.A. 43:21-16(d); N.J.A.C. 12:17-14.2',
  },
  OH: {
    says: 'without fraud it can be taken from later benefits for a limited time. Appeal within 21 days',
    law: 'Ohio Revised Code (R.C., ORC) 4141.35',
  },
  PA: {
    says: 'without fault it is mostly taken only from later benefits, in part and for some years',
    law: 'Unemployment Compensation Law, 43 P.S. 874',
  },
  TX: {
    says: 'there is no general waiver. Appeal in time, and ask for a payment plan',
    law: 'Texas Labor Code 214.002',
  },
  VA: { says: SAYS_PAY_BACK_WAIVER, law: 'Va. Code 60.2-633' },
  WA: { says: SAYS_PAY_BACK_WAIVER, law: 'RCW 50.20.190; WAC 192-220-017' },
}

/** Where the letter alone names the last day. */
const APPEAL: Cells = {
  NC: {
    says: 'an appeals referee hears your appeal. The letter names the last day, and it can be only 10 days after the mailing',
    law: 'N.C.G.S. 96-15; 04 N.C. Admin. Code 24C .0202',
  },
}

export const STATE_UNEMPLOYMENT: readonly Rule[] = [
  ...stateRows('fired-benefits', FIRED_BENEFITS, {
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER', 'BENEFIT_OVERPAYMENT', 'ENQUIRY'],
    topics: ['employment'],
    rank: 8,
    when: { any: [JOB_ENDED] },
  }),
  ...stateRows('pay-back-waiver', PAY_BACK_WAIVER, {
    kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY'],
    topics: ['employment', 'debt', 'general'],
    rank: 6,
    when: {
      all: [
        { says: ['unemployment', 'reemployment assistance'] },
        { says: ['overpaid', 'overpayment', 'pay back', 'repay'] },
      ],
    },
  }),
  ...stateRows('jobless-appeal', APPEAL, {
    kinds: ['BENEFIT_OVERPAYMENT', 'OTHER'],
    topics: ['employment'],
    rank: 3,
    when: {
      all: [
        JOBLESS,
        {
          says: [
            'determination',
            'denied',
            'not payable',
            'disqualified',
            'overpayment',
            'overpaid',
          ],
        },
      ],
      not: [NO_WAGE_CLAIM],
    },
  }),
]
