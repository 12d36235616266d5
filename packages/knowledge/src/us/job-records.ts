/** Employers who refuse a person because of a criminal record. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const SAYS =
  'the law limits how an employer may use a criminal record. Answer in writing by the day given, and say how you have changed'

const FIRST_FORM =
  'most employers may not ask about a criminal record on the first form. If the form asked, complain to the state'

const JOB_RECORD: Cells = {
  CO: { says: FIRST_FORM, law: 'C.R.S. 8-2-130' },
  CT: { says: FIRST_FORM, law: 'Conn. Gen. Stat. 31-51i' },
  HI: { says: FIRST_FORM, law: 'HRS 378-2.5' },
  MN: { says: FIRST_FORM, law: 'Minn. Stat. 364.021' },
  NM: { says: FIRST_FORM, law: 'Criminal Offender Employment Act, NMSA 28-2-1 to 28-2-6' },
  OR: { says: FIRST_FORM, law: 'ORS 659A.360' },
  RI: { says: FIRST_FORM, law: 'R.I. Gen. Laws 28-5-7' },
  VT: { says: FIRST_FORM, law: '21 V.S.A. 495j' },
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
  topics: ['employment', 'criminal', 'general'],
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
          'doj record',
          'arrest record',
          'previous arrests',
          'prior arrest',
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
