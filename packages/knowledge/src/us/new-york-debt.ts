/** What the law of New York adds on debts and judgments. */
import type { Rule } from '@plainletter/contracts/rule'

import {
  COLLECTOR_CALLS,
  DEBT_RELIEF,
  MEDICAL_DEBT,
  NEW_YORK_CITY_COLLECTOR,
  OLD_DEBT,
  STOLEN_NAME,
} from './debt-subjects.ts'
import {
  BUILDER_LIEN,
  COURT_FEES,
  JUDGMENT_LIFE,
  LESS_FROM_PAY,
  REST_AFTER_SALE,
  REST_OF_CAR_LOAN,
} from './judgment-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('NY')

export const NEW_YORK_DEBT: readonly Rule[] = [
  right('collector-calls', COLLECTOR_CALLS, {
    says: 'In New York a collector or lender may not harass you, or tell your boss before it has a judgment. Report it to the Attorney General.',
    law: 'General Business Law (GBL) article 29-H, sections 600 to 603',
    url: 'https://www.nysenate.gov/legislation/laws/GBS/601',
  }),
  right('collector-license', NEW_YORK_CITY_COLLECTOR, {
    says: 'In New York City a collector needs a city license. Since 1 September 2026 city rules bind lenders that collect too. Ask in writing for proof of the debt.',
    law: 'New York City Administrative Code 20-488 to 20-494.1 (license of debt collection agencies); 6 RCNY 5-77 (rules of the city)',
    url: 'https://www.nyc.gov/site/dca/index.page',
  }),
  right('old-debt', OLD_DEBT, {
    says: 'In New York a collector must tell you in writing when a debt may be too old to sue on. You need not pay or promise anything.',
    law: '23 NYCRR 1.3 (debts past the limit); CPLR 214-i',
    url: 'https://www.nysenate.gov/legislation/laws/CVP/214-I',
    from: '2022-04-07',
  }),
  right('stolen-name', STOLEN_NAME, {
    says: 'In New York a collector must stop and check if you send a police or FTC report. Add a signed letter that the debt is not yours.',
    law: 'General Business Law (GBL) 604-a (identity theft)',
    url: 'https://www.nysenate.gov/legislation/laws/GBS/604-A',
  }),
  right('judgment-life', JUDGMENT_LIFE, {
    says: 'In New York a judgment can be used for 20 years. On a consumer debt the interest is only 2% a year.',
    law: 'Civil Practice Law and Rules (CPLR) 211(b) and 5004',
    url: 'https://www.nysenate.gov/legislation/laws/CVP/5004',
    from: '2022-04-30',
  }),
  right('less-from-pay', LESS_FROM_PAY, {
    says: 'In New York you get 20 days to pay a tenth yourself before your employer is told. You can ask the court to take less.',
    law: 'Civil Practice Law and Rules (CPLR) 5231 and 5240 (income execution)',
    url: 'https://www.nysenate.gov/legislation/laws/CVP/5231',
  }),
  right('medical-debt', MEDICAL_DEBT, {
    says: 'In New York a hospital or doctor must sue within three years. It may not take your pay or put a lien on your home.',
    law: 'Civil Practice Law and Rules (CPLR) 213-d, 5201(b) and 5231(b)',
    url: 'https://www.nysenate.gov/legislation/laws/CVP/213-D',
    from: '2022-11-23',
  }),
  right('rest-after-sale', REST_AFTER_SALE, {
    says: 'In New York a lender must ask the court for the rest within 90 days after the deed is handed over. The fair value of the home counts.',
    law: 'Real Property Actions and Proceedings Law (RPAPL) 1371',
    url: 'https://www.nysenate.gov/legislation/laws/RPA/1371',
  }),
  right('debt-relief', DEBT_RELIEF, {
    says: 'In New York state law binds firms that promise debt relief or better credit. Pay nothing in advance, and ask how you can cancel.',
    law: 'General Business Law (GBL) 458-a to 458-k (credit services); Banking Law 579 (budget planners)',
    url: 'https://www.nysenate.gov/legislation/laws/GBS/458-B',
  }),
  right('builder-lien', BUILDER_LIEN, {
    says: 'In New York a lien on a one-family home must be filed within four months of the last work. You can demand that the builder sue within 30 days.',
    law: 'Lien Law 10, 17, 19 and 59',
    url: 'https://www.nysenate.gov/legislation/laws/LIE/10',
  }),
  right('rest-of-car-loan', REST_OF_CAR_LOAN, {
    says: 'In New York a lender mostly has four years to sue for the rest of a car loan. If its notice or sale was wrong, it may lose that.',
    law: 'Uniform Commercial Code (UCC) 2-725, 9-610 and 9-611',
    url: 'https://www.nysenate.gov/legislation/laws/UCC/2-725',
  }),
  right('court-fees', COURT_FEES, {
    says: 'In New York people with a low income can ask the court to waive its fees. Ask the clerk for the form.',
    law: 'Civil Practice Law and Rules (CPLR) 1101',
    url: 'https://www.nysenate.gov/legislation/laws/CVP/1101',
  }),
]
