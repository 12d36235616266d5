/** Foreclosure in more states: the notice, and how to bring the loan up to date. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const HOME_LOAN: Cells = {
  AZ: {
    says: 'a trustee’s sale needs 90 days’ notice. You can pay what is late until the day before',
    law: 'A.R.S. 33-807, 33-808 and 33-813',
  },
  FL: {
    says: 'foreclosure goes through a court. You have 20 days to answer, and can pay the loan off until the sale is recorded',
    law: 'Florida Rules of Civil Procedure 1.140; Florida Statutes 702.015 and 45.0315',
  },
  GA: {
    says: 'the lender must send you written notice at least 30 days before a foreclosure sale',
    law: 'O.C.G.A. 44-14-162 and 44-14-162.2',
  },
  IL: {
    says: 'you mostly have 90 days after the court papers to pay what is late and keep the loan',
    law: 'Illinois Mortgage Foreclosure Law, 735 ILCS 5/15-1602 and 5/15-1603',
  },
  MA: {
    says: 'the lender must write to you at least 14 days before a sale and publish it for three weeks',
    law: 'M.G.L. c. 244, ss. 14, 35A and 35B',
  },
  MI: {
    says: 'a sale must be advertised for four weeks. You mostly have six months after it to buy the home back',
    law: 'MCL 600.3204, 600.3208 and 600.3240',
  },
  NC: {
    says: 'the clerk of court must hear you before a sale. You can pay off the debt until ten days after it, or after the last higher bid',
    law: 'N.C.G.S. 45-21.16, 45-21.20 and 45-21.27',
  },
  NJ: {
    says: 'foreclosure goes through a court. You have 35 days to answer, can ask for mediation, and can pay what is late until the judgment',
    law: 'New Jersey Fair Foreclosure Act, N.J.S.A. 2A:50-57; New Jersey Court Rules 4:6-1 and 4:64',
  },
  NY: {
    says: 'foreclosure goes through a court. A settlement conference must mostly be held early in the case. Go to it',
    law: 'CPLR 3408; Real Property Actions and Proceedings Law (RPAPL) 1303, 1304 and 1320',
  },
  OH: {
    says: 'foreclosure goes through a court. You have 28 days to answer, and can pay the debt off until the court confirms the sale',
    law: 'Ohio Revised Code (R.C., ORC) 2323.07 and 2329.33; Ohio Civ. R. 12(A)',
  },
  PA: {
    says: 'foreclosure goes through a court. You have 20 days to answer, and can pay what is late up to an hour before the sheriff’s sale',
    law: 'Pennsylvania Loan Interest and Protection Law (Act 6), 41 P.S. 403 and 404; Pennsylvania Rules of Civil Procedure 1141 to 1150',
  },
  VA: {
    says: 'the lender must send you written notice of the sale. Ask at once what sum brings the loan up to date',
    law: 'Va. Code 55.1-320 and 55.1-321',
  },
  WA: {
    says: 'you can pay what is late and keep the loan until 11 days before the trustee’s sale',
    law: 'RCW 61.24.030, 61.24.040 and 61.24.090',
  },
}

export const STATE_HOME_LOANS: readonly Rule[] = [
  ...stateRows('home-loan', HOME_LOAN, {
    kinds: [
      'OTHER',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'BAILIFF_NOTICE',
    ],
    topics: ['housing', 'debt'],
    rank: 3,
    when: {
      all: [
        { says: ['mortgage', 'home loan', 'deed of trust', 'security deed'] },
        {
          says: [
            'foreclosure',
            'foreclose',
            'notice of default',
            'acceleration',
            'sale of your home',
          ],
        },
      ],
    },
  }),
]
