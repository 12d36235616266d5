/** Payday and other short-term loans: what the states allow. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const ALLOWED =
  'the law caps the price of a payday loan. Not paying it is not a crime. Complain about threats to the state’s office for lenders'
const BARRED =
  'the law bars loans at the prices of payday lenders. Ask the state’s office for lenders before you pay: you may owe less or nothing'

const PAYDAY: Cells = {
  AZ: { says: BARRED, law: 'Arizona Consumer Lenders Act, A.R.S. 6-601 to 6-639 (632)' },
  CA: {
    says: ALLOWED,
    law: 'California Deferred Deposit Transaction Law, Financial Code 23000 to 23106',
  },
  FL: {
    says: ALLOWED,
    law: 'Florida Deferred Presentment Act, Florida Statutes 560.401 to 560.408',
  },
  GA: { says: BARRED, law: 'Georgia payday lending law, O.C.G.A. 16-17-1 to 16-17-10' },
  IL: { says: BARRED, law: 'Predatory Loan Prevention Act, 815 ILCS 123 (36% cap)' },
  MA: { says: BARRED, law: 'M.G.L. c. 140, s. 96 and c. 271, s. 49 (usury)' },
  MI: {
    says: ALLOWED,
    law: 'Deferred Presentment Service Transactions Act, MCL 487.2121 to 487.2173',
  },
  NC: { says: BARRED, law: 'North Carolina Consumer Finance Act, N.C.G.S. 53-164 to 53-191' },
  NJ: { says: BARRED, law: 'New Jersey usury law, N.J.S.A. 31:1-1 and 2C:21-19' },
  NY: {
    says: BARRED,
    law: 'New York Banking Law 14-a and 340; General Obligations Law 5-501; Penal Law 190.40 (usury)',
  },
  OH: {
    says: ALLOWED,
    law: 'Ohio Short-Term Loan Act, Ohio Revised Code (R.C., ORC) 1321.35 to 1321.48',
  },
  PA: {
    says: BARRED,
    law: 'Pennsylvania Loan Interest and Protection Law, 41 P.S. 201 and 502; Consumer Discount Company Act, 7 P.S. 6203',
  },
  TX: {
    says: 'a lender may not threaten you with a crime over a payday loan. Many cities limit such loans. Complain to the state’s office for lenders',
    law: 'Texas Finance Code 342 and 393 (393.201: no threats of crime)',
  },
  VA: { says: ALLOWED, law: 'Va. Code 6.2-1800 to 6.2-1829 (short-term loans)' },
  WA: {
    says: ALLOWED,
    law: 'Washington payday lending law (check cashers and sellers), RCW 31.45.073 and 31.45.084',
  },
}

export const PAYDAY_LOANS: readonly Rule[] = stateRows('payday', PAYDAY, {
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'OTHER', 'ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
  rank: 6,
  when: {
    any: [
      {
        says: [
          'payday loan',
          'payday loans',
          'payday lender',
          'payday advance',
          'cash advance loan',
          'short-term loan',
          'short term loan',
          'deferred presentment',
          'deferred deposit',
          'post-dated check',
          'postdated check',
          'tribal lender',
          'tribal loan',
        ],
      },
    ],
    not: [{ says: ['small business administration', 'merchant cash advance'] }],
  },
})
