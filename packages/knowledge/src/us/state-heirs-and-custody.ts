/** Shares of heirs without a will, and children after parents part, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const HEIRS = {
  kinds: ['ENQUIRY', 'OTHER'],
  // A car, a phone or a landlord can die too.
  topics: ['family', 'general', 'debt'],
  when: {
    any: [
      {
        says: [
          'died',
          'passed away',
          'without a will',
          'inheritance',
          'inherit',
          'probate',
          'executor',
          'estate',
          'my late',
        ],
      },
    ],
    not: [{ says: ['real estate', 'estate agent'] }],
  },
  rank: 4,
} satisfies Partial<Rule>
const VISITS = {
  kinds: ['ENQUIRY'],
  when: {
    any: [
      {
        says: [
          'custody',
          'visitation',
          'parenting time',
          'see my daughter',
          'see my son',
          'see our daughter',
          'see our son',
          'see my kids',
          'see my kid',
          'see my child',
          'see my children',
          'see his kids',
          'see her kids',
          'court ordered visits',
          'see our kids',
          'my weekends',
          'keep my kids',
          'keeps my kids',
          'take my kids',
        ],
      },
    ],
    not: [{ says: ['police custody'] }],
  },
  rank: 4,
} satisfies Partial<Rule>
const HEIR_SHARES: Cells = {
  CO: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'C.R.S. 15-11-102 and 15-11-103',
  },
  IN: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Ind. Code 29-1-2-1',
  },
  MN: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Minn. Stat. 524.2-102 and 524.2-103',
  },
  MO: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Mo. Rev. Stat. 474.010',
  },
  OR: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'ORS 112.025 to 112.045',
  },
  SC: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'S.C. Code 62-2-102 and 62-2-103',
  },
  TN: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Tenn. Code 31-2-104',
  },
  WI: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Wis. Stat. 852.01',
  },
  MD: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Md. Code, Estates and Trusts 3-101 to 3-104',
  },
  NV: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'NRS 134.040 and 134.050',
  },
  AL: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Ala. Code 43-8-41 and 43-8-42',
  },
  AZ: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'A.R.S. 14-2102 and 14-2103 (intestate succession)',
  },
  CA: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Probate Code 6400 to 6402 and 13100',
  },
  FL: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Florida Probate Code, Florida Statutes 732.102, 732.103 and 735.301',
  },
  GA: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'O.C.G.A. 53-2-1 (intestate succession)',
  },
  IL: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Probate Act, 755 ILCS 5/2-1',
  },
  MA: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'M.G.L. c. 190B, ss. 2-102 and 2-103',
  },
  MI: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Estates and Protected Individuals Code (EPIC), MCL 700.2102 and 700.2103',
  },
  NC: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Intestate Succession Act, N.C.G.S. 29-14 and 29-15',
  },
  NJ: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'N.J.S.A. 3B:5-3 and 3B:5-4',
  },
  NY: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Estates, Powers and Trusts Law (EPTL) 4-1.1; Surrogate’s Court Procedure Act 1001',
  },
  OH: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Ohio Revised Code (R.C., ORC) 2105.06 and 2113.03',
  },
  PA: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Probate, Estates and Fiduciaries Code, 20 Pa.C.S. 2102, 2103 and 3155',
  },
  TX: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Texas Estates Code 201.001 to 201.003 and 205.001',
  },
  VA: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'Va. Code 64.2-200 and 64.2-502',
  },
  WA: {
    says: 'without a will, state law sets the shares of husband or wife and children. A court names who deals with the estate and must account for it',
    law: 'RCW 11.04.015 and 11.28.120',
  },
}
const CUSTODY: Cells = {
  MN: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Minn. Stat. 518.17 and 518.612',
  },
  MO: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Mo. Rev. Stat. 452.375 and 452.365',
  },
  KY: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'KRS 403.270 and 403.240',
  },
  AZ: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'A.R.S. 25-403 and 25-414',
  },
  CA: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Family Code 3011, 3020 and 3556',
  },
  FL: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Florida Statutes 61.13',
  },
  GA: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'O.C.G.A. 19-9-3',
  },
  IL: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: '750 ILCS 5/602.5, 5/602.7 and 5/607.5',
  },
  MA: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'M.G.L. c. 208, s. 31',
  },
  MI: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Child Custody Act, MCL 722.23 and 722.27a',
  },
  NC: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'N.C.G.S. 50-13.2 and 50-13.5',
  },
  NJ: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'N.J.S.A. 9:2-4',
  },
  NY: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Domestic Relations Law 240; Family Court Act 651',
  },
  OH: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Ohio Revised Code (R.C., ORC) 3109.04 and 3109.051',
  },
  PA: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: '23 Pa.C.S. 5323 and 5328',
  },
  TX: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Texas Family Code 153.002, 153.312 and 157.001; 154.011',
  },
  VA: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'Va. Code 20-124.2 and 20-124.3',
  },
  WA: {
    says: 'the judge decides on children by what is best for them. Visits and support are two things: one parent may not stop the one for the other',
    law: 'RCW 26.09.187 and 26.09.160',
  },
}

export const STATE_HEIRS_AND_CUSTODY: readonly Rule[] = [
  ...stateRows('heirs', HEIR_SHARES, HEIRS),
  ...stateRows('custody', CUSTODY, VISITS),
]
