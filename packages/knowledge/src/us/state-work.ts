/** Work in each state: the state law against unfair firing, mass layoffs and sick pay. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { FAIR_WORK_ACTS } from './fair-work-acts-by-state.ts'
import { ILL, UNFAIR } from './state-conditions.ts'
import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

/** A letter that ends a job, or a question about one. */
const WORK_END: Test = {
  says: [
    'fired',
    'laid off',
    'let go',
    'layoff',
    'your employment',
    'employment with',
    'terminated from',
    'end of your job',
    'last day of work',
    'last day of employment',
    'position has been eliminated',
    'separation from employment',
  ],
}

const SAYS_FAIR_WORK =
  'state law bars firing over race, sex, age, disability and the like in firms of 15 or more. File with the state within 180 days'
const FAIR_WORK: Cells = {
  ...sameSays(
    'state law bars firing over race, sex, religion, disability and the like. File with the state within 180 days',
    {
      HI: 'HRS 378-2 and 368-11',
      IN: 'Indiana Civil Rights Law, Ind. Code 22-9-1-2 and 22-9-1-3',
      KY: 'Kentucky Civil Rights Act, KRS 344.040 and 344.200',
    },
  ),
  ...sameSays(
    'state law bars firing over race, sex, religion, disability and the like. You have one year to file with the state',
    {
      ID: 'Idaho Human Rights Act, Idaho Code 67-5907 and 67-5909',
      MN: 'Minnesota Human Rights Act, Minn. Stat. 363A.08 and 363A.28',
    },
  ),
  KS: {
    says: 'state law bars firing over race, sex, religion, disability and the like. File with the state within six months',
    law: 'Kansas Act Against Discrimination, K.S.A. 44-1005 and 44-1009',
  },
  AR: {
    says: 'state law bars firing over race, sex, religion or disability in firms of nine or more. File with the federal EEOC within 180 days, or sue within one year',
    law: 'Arkansas Civil Rights Act, Ark. Code 16-123-102 and 16-123-107; 42 U.S.C. 2000e-5(e)',
  },
  LA: {
    says: 'state law bars firing over race, sex, religion, disability and the like in firms of 20 or more. Write to the firm 30 days before you sue, and sue within one year',
    law: 'Louisiana Employment Discrimination Law, La. R.S. 23:303, 23:323 and 23:332',
  },
  ...sameSays(
    'state law bars firing over race, sex, religion, disability and the like. File with the state within 300 days',
    {
      CO: 'Colorado Anti-Discrimination Act (CADA), C.R.S. 24-34-402 and 24-34-403',
      CT: 'Fair Employment Practices Act, Conn. Gen. Stat. 46a-60 and 46a-82',
      IA: 'Iowa Civil Rights Act, Iowa Code 216.6 and 216.15',
      ME: 'Maine Human Rights Act, 5 M.R.S. 4572 and 4611',
      MD: 'Maryland Fair Employment Practices Act, Md. Code, State Government 20-606 and 20-1004',
    },
  ),
  AZ: { says: SAYS_FAIR_WORK, law: 'Arizona Civil Rights Act, A.R.S. 41-1463 and 41-1481' },
  CA: {
    says: 'firms with five workers or more must talk with you about changes for a disability. You have three years to file with the state',
    law: 'Fair Employment and Housing Act (FEHA), Government Code 12940(a), (m) and (n), and 12960',
  },
  FL: {
    says: 'state law bars firing over race, sex, age, disability and the like in firms of 15 or more. File with the state within 365 days',
    law: 'Florida Civil Rights Act, Florida Statutes 760.10 and 760.11',
  },
  GA: {
    says: 'most cases of unfair treatment at work go to the federal EEOC. File within 180 days',
    law: 'O.C.G.A. 34-1-2 and 34-6A-4; 42 U.S.C. 2000e-5(e)',
  },
  IL: {
    says: 'state law bars firing over race, sex, age, disability and the like, also in very small firms. You have two years to file with the state',
    law: 'Illinois Human Rights Act (IHRA), 775 ILCS 5/2-102 and 5/7A-102',
  },
  MA: {
    says: 'state law bars firing over race, sex, age, disability and the like in firms of six or more. File with the state (MCAD) within 300 days',
    law: 'M.G.L. c. 151B, ss. 4 and 5',
  },
  MI: {
    says: 'state law bars firing over race, sex, age, disability and the like, also in small firms. File with the state within 180 days, or sue within three years',
    law: 'Elliott-Larsen Civil Rights Act, MCL 37.2202; Persons with Disabilities Civil Rights Act, MCL 37.1202',
  },
  NC: {
    says: 'you may not be fired for claiming pay, safety or injury rights. File with the state within 180 days',
    law: 'Equal Employment Practices Act, N.C.G.S. 143-422.2; Retaliatory Employment Discrimination Act (REDA), 95-241',
  },
  NJ: {
    says: 'state law bars firing over race, sex, age, disability and the like, also in small firms. File with the state within 180 days, or sue within two years',
    law: 'New Jersey Law Against Discrimination (LAD), N.J.S.A. 10:5-12',
  },
  NY: {
    says: 'state law bars firing over race, sex, age, disability and the like, also in very small firms. You have three years to file with the state',
    law: 'New York State Human Rights Law, Executive Law 296 and 297',
  },
  OH: {
    says: 'state law bars firing over race, sex, age, disability and the like in firms of four or more. You have two years to file with the state',
    law: 'Ohio Revised Code (R.C., ORC) 4112.02 and 4112.051',
  },
  PA: {
    says: 'state law bars firing over race, sex, age, disability and the like in firms of four or more. File with the state within 180 days',
    law: 'Pennsylvania Human Relations Act, 43 P.S. 955 and 959',
  },
  TX: {
    says: SAYS_FAIR_WORK,
    law: 'Texas Labor Code chapter 21, sections 21.051, 21.128 and 21.202',
  },
  VA: {
    says: 'state law bars firing over race, sex, age, disability and the like in firms of five or more. It asks them to make changes for a disability. File within 180 days to be safe. For acts since 1 July 2026 state law gives two years, federal law 300 days',
    law: 'Virginia Human Rights Act, Va. Code 2.2-3905, 2.2-3905.1 and 2.2-3907 (two years since 1 July 2026); 1VAC45-20-30',
  },
  WA: {
    says: 'state law bars firing over race, sex, age, disability and the like in firms of eight or more. File with the state within six months, or sue within three years',
    law: 'Washington Law Against Discrimination, RCW 49.60.180',
  },
}

const MASS_LAYOFF: Cells = {
  CA: {
    says: 'a firm with 75 workers or more must give 60 days’ notice before a mass layoff, or pay for the days',
    law: 'California WARN Act (Cal-WARN), Labor Code 1400 to 1408',
  },
  IL: {
    says: 'a firm with 75 workers or more must give 60 days’ notice before a mass layoff',
    law: 'Illinois WARN Act, 820 ILCS 65',
  },
  NJ: {
    says: 'a mass layoff needs 90 days’ notice and a week of pay for each year you worked',
    law: 'Millville Dallas Airmotive Plant Job Loss Notification Act, N.J.S.A. 34:21-1 to 34:21-7',
  },
  NY: {
    says: 'a firm with 50 workers or more must give 90 days’ notice before a mass layoff, or pay for some of it',
    law: 'New York State WARN Act, Labor Law 860 to 860-i',
  },
  OH: {
    says: 'a firm with 100 workers or more must give 60 days’ notice before it lays off 50 or more',
    law: 'Ohio Revised Code (R.C., ORC) 4113.31 (since 29 September 2025)',
  },
}

const SICK_PAY: Cells = {
  CA: {
    says: 'you can claim State Disability Insurance (SDI) from the state while you are too ill to work',
    law: 'State Disability Insurance (SDI), Unemployment Insurance Code 2601 to 3308',
  },
  MA: {
    says: 'you can claim paid medical leave from the state for up to 20 weeks, with your job kept',
    law: 'Paid Family and Medical Leave, M.G.L. c. 175M',
  },
  NJ: {
    says: 'you can claim temporary disability pay for up to 26 weeks while you are too ill to work',
    law: 'Temporary Disability Benefits Law, N.J.S.A. 43:21-25 to 43:21-66',
  },
  NY: {
    says: 'you can claim disability pay for up to 26 weeks while you are too ill to work',
    law: 'Disability Benefits Law and Paid Family Leave, Workers’ Compensation Law article 9',
  },
  WA: {
    says: 'you can claim paid medical leave from the state while you are too ill to work',
    law: 'Paid Family and Medical Leave, RCW Title 50A',
  },
}

export const STATE_WORK: readonly Rule[] = [
  ...stateRows(
    'fair-work',
    { ...FAIR_WORK_ACTS, ...FAIR_WORK },
    {
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
      topics: ['employment'],
      rank: 7,
      when: { any: [WORK_END, UNFAIR] },
    },
  ),
  ...stateRows('mass-layoff', MASS_LAYOFF, {
    kinds: ['REDUNDANCY_NOTICE', 'DISMISSAL_LETTER'],
    topics: ['employment'],
    rank: 11,
    when: {
      any: [
        {
          says: [
            'layoff',
            'laid off',
            'reduction in force',
            'plant closing',
            'warn act',
            'warn notice',
            'restructuring',
            'position has been eliminated',
            'close the plant',
            'will close',
            'closing',
            'permanently close',
            'employees are affected',
          ],
        },
      ],
    },
  }),
  ...stateRows('sick-pay', SICK_PAY, {
    kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
    topics: ['employment'],
    rank: 9,
    when: { any: [ILL] },
  }),
]
