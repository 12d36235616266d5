/** Employers who refuse a person because of a criminal record. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const SAYS =
  'the law limits how an employer may use a criminal record. Answer in writing by the day given, and say how you have changed'

const JOB_RECORD: Cells = {
  CA: { says: SAYS, law: 'California Fair Chance Act, Government Code 12952' },
  IL: { says: SAYS, law: 'Illinois Human Rights Act, 775 ILCS 5/2-103.1' },
  MA: { says: SAYS, law: 'M.G.L. c. 151B, s. 4(9) and c. 6, s. 171A' },
  NJ: { says: SAYS, law: 'Opportunity to Compete Act, N.J.S.A. 34:6B-11 to 34:6B-19' },
  NY: { says: SAYS, law: 'Correction Law 750 to 755 (Article 23-A); Executive Law 296(15)' },
  PA: { says: SAYS, law: 'Criminal History Record Information Act, 18 Pa.C.S. 9125' },
  WA: { says: SAYS, law: 'Washington Fair Chance Act, RCW 49.94.010' },
}

export const JOB_RECORDS: readonly Rule[] = stateRows('job-record', JOB_RECORD, {
  kinds: ['OTHER', 'DISMISSAL_LETTER', 'ENQUIRY'],
  topics: ['employment'],
  rank: 5,
  when: {
    all: [
      {
        says: [
          'criminal background',
          'criminal record',
          'criminal history',
          'conviction',
          'convictions',
          'felony',
          'misdemeanor',
          'background check',
        ],
      },
      {
        says: [
          'employment',
          'job',
          'job offer',
          'offer of employment',
          'employer',
          'hire',
          'hired',
          'hiring',
          'position',
        ],
      },
    ],
    not: [{ says: ['rental application', 'tenant screening', 'arraignment', 'expunge'] }],
  },
})
