/** What the law of California adds on debts and judgments. */
import type { Rule } from '@plainletter/contracts/rule'

import {
  COLLECTOR_CALLS,
  COLLECTOR_LICENSE,
  DEBT_OF_THE_DEAD,
  DEBT_RELIEF,
  OLD_DEBT,
  STOLEN_NAME,
} from './debt-subjects.ts'
import {
  COURT_FEES,
  JUDGMENT_LIFE,
  LESS_FROM_PAY,
  REST_AFTER_SALE,
  REST_OF_CAR_LOAN,
  SMALL_JUDGMENT,
} from './judgment-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('CA')

export const CALIFORNIA_DEBT: readonly Rule[] = [
  right('collector-calls', COLLECTOR_CALLS, {
    says: 'In California a collector or lender may not harass you, tell your boss about the debt, or make false threats. Keep notes: you can sue.',
    law: 'Rosenthal Fair Debt Collection Practices Act, Civil Code 1788.10 to 1788.13 and 1788.30',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1788.11',
  }),
  right('collector-license', COLLECTOR_LICENSE, {
    says: 'In California a collector needs a state license and must show its number in its letters. Look the number up before you pay.',
    law: 'Debt Collection Licensing Act, Financial Code 100000 to 100025; Civil Code 1788.11',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=100001',
    from: '2022-01-01',
  }),
  right('old-debt', OLD_DEBT, {
    says: 'In California nobody may sue on a debt past its time limit, and a collector must tell you so in writing.',
    law: 'Code of Civil Procedure 337(d); Civil Code 1788.14 and 1788.52',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=337',
    from: '2019-01-01',
  }),
  right('stolen-name', STOLEN_NAME, {
    says: 'In California a collector must stop and check if you send a police or FTC report. Add a signed letter that the debt is not yours.',
    law: 'Civil Code 1788.18, 1798.93 (identity theft) and 1798.97.2 (coerced debt)',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1788.18',
  }),
  right('judgment-life', JUDGMENT_LIFE, {
    says: 'In California a judgment lasts ten years. One for a smaller card or medical debt can be renewed only once, for five years, at 5% interest.',
    law: 'Code of Civil Procedure 683.020, 683.110 to 683.120 and 685.010',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=683.110',
    from: '2023-01-01',
  }),
  right('less-from-pay', LESS_FROM_PAY, {
    says: 'In California you can ask that less be taken from your pay when your family needs it. Give the sheriff the form WG-006.',
    law: 'Code of Civil Procedure 706.051, 706.105 and 706.124',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=706.051',
  }),
  right('debt-of-the-dead', DEBT_OF_THE_DEAD, {
    says: 'In California a firm mostly has one year from the death to sue for a debt of the person who died. Ask for proof before you pay.',
    law: 'Code of Civil Procedure 366.2; Probate Code 9100',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=366.2',
  }),
  right('rest-after-sale', REST_AFTER_SALE, {
    says: 'In California a lender mostly cannot ask for the rest after a sale without a court, or on the loan that bought your home.',
    law: 'Code of Civil Procedure 580b and 580d (no deficiency)',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=580d',
  }),
  right('debt-relief', DEBT_RELIEF, {
    says: 'In California state law binds firms that promise debt relief or better credit. Pay nothing in advance, and ask how you can cancel.',
    law: 'Fair Debt Settlement Practices Act, Civil Code 1788.300 to 1788.307; Credit Services Act of 1984, 1789.10 to 1789.26',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1788.302',
    from: '2022-01-01',
  }),
  right('small-judgment', SMALL_JUDGMENT, {
    says: 'In California the person sued can appeal a small claims judgment within 30 days. If you missed the hearing, ask that court first to undo it.',
    law: 'Code of Civil Procedure 116.710, 116.740 and 116.750',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=116.750',
  }),
  right('small-judgment-paid', SMALL_JUDGMENT, {
    says: 'In California nobody may enforce a small claims judgment before the time to appeal ends. Ask the court to let you pay in parts. Once you have paid, the winner must tell the court.',
    law: 'Code of Civil Procedure 116.620, 116.810 to 116.850 and 724.030',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=116.810',
  }),
  right('rest-of-car-loan', REST_OF_CAR_LOAN, {
    says: 'In California a lender mostly has four years to sue for the rest of a car loan. If its notice or sale was wrong, it may lose that.',
    law: 'Rees-Levering Automobile Sales Finance Act, Civil Code 2983.2 and 2983.8; Commercial Code 2725',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=2983.2',
  }),
  right('court-fees', COURT_FEES, {
    says: 'In California people with a low income can ask the court to waive its fees. Ask the clerk for the form.',
    law: 'Government Code 68630 to 68641 (fee waiver)',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=68632',
  }),
]
