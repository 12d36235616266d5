/** What the law of Pennsylvania adds on debts and judgments. */
import type { Rule } from '@plainletter/contracts/rule'

import { COLLECTOR_CALLS, DEBT_RELIEF } from './debt-subjects.ts'
import {
  BUILDER_LIEN,
  COURT_FEES,
  JUDGMENT_LIFE,
  REST_AFTER_SALE,
  REST_OF_CAR_LOAN,
  WILL_DEFEND,
} from './judgment-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('PA')

export const PENNSYLVANIA_DEBT: readonly Rule[] = [
  right('collector-calls', COLLECTOR_CALLS, {
    says: 'In Pennsylvania a collector or lender may not harass you, tell your boss about the debt, or make false threats. Keep notes: you can sue.',
    law: 'Fair Credit Extension Uniformity Act (FCEUA), 73 P.S. 2270.4 and 2270.5',
    url: 'https://www.palegis.us/statutes/unconsolidated',
  }),
  right('judgment-life', JUDGMENT_LIFE, {
    says: 'In Pennsylvania the lien of a judgment on land ends after five years unless it is renewed. The interest is mostly 6% a year.',
    law: '42 Pa.C.S. 5526 and 8101; 41 P.S. 202',
    url: 'https://www.palegis.us/statutes/consolidated/view-statute?txtType=HTM&ttl=42&div=0&chpt=55',
  }),
  right('rest-after-sale', REST_AFTER_SALE, {
    says: 'In Pennsylvania a lender must ask the court within six months to set the fair value of the home. If not, you mostly owe no rest.',
    law: 'Deficiency Judgment Act, 42 Pa.C.S. 8103; 5522(b)(2)',
    url: 'https://www.palegis.us/statutes/consolidated/view-statute?txtType=HTM&ttl=42&div=0&chpt=81',
  }),
  right('debt-relief', DEBT_RELIEF, {
    says: 'In Pennsylvania state law binds firms that promise debt relief or better credit. Pay nothing in advance, and ask how you can cancel.',
    law: 'Credit Services Act, 73 P.S. 2181 to 2192; Debt Management Services Act, 63 P.S. 2401 to 2449',
    url: 'https://www.palegis.us/statutes/unconsolidated',
  }),
  right('builder-lien', BUILDER_LIEN, {
    says: 'In Pennsylvania a builder must file a lien within six months of the last work and sue within two years. You can make it act in 20 days.',
    law: 'Mechanics’ Lien Law of 1963, 49 P.S. 1502, 1506 and 1701',
    url: 'https://www.palegis.us/statutes/unconsolidated',
  }),
  right('rest-of-car-loan', REST_OF_CAR_LOAN, {
    says: 'In Pennsylvania a lender mostly has four years to sue for the rest of a car loan. If its notice or sale was wrong, it may lose that.',
    law: '13 Pa.C.S. 2725 and 9610; Motor Vehicle Sales Finance Act, 12 Pa.C.S. 6251 to 6261',
    url: 'https://www.palegis.us/statutes/consolidated/view-statute?txtType=HTM&ttl=12&div=0&chpt=62',
  }),
  right('court-fees', COURT_FEES, {
    says: 'In Pennsylvania people with a low income can ask the court to waive its fees. Ask the clerk for the form.',
    law: 'Pennsylvania Rules of Civil Procedure 240; Pa.R.C.P.M.D.J. 206',
    url: 'https://www.pacourts.us/',
  }),
  right('will-defend', WILL_DEFEND, {
    says: 'In Pennsylvania write to the district judge’s office before the hearing that you will defend. A claim of your own must be filed there before that day.',
    law: 'Pa.R.C.P.M.D.J. 305, 315 and 318',
    url: 'https://www.pacourts.us/courts/minor-courts',
  }),
]
