/** What the law of Pennsylvania adds on buying, insurance, power and associations. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_FREEZE, FAULTY_GOODS, SALES_CALLS } from './consumer-subjects.ts'
import {
  ASSOCIATION_RECORDS,
  BACK_BILL,
  CLAIM_DAYS,
  NO_FAULT_COVER,
  SICK_AT_HOME,
} from './household-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('PA')

export const PENNSYLVANIA_CONSUMER: readonly Rule[] = [
  right('faulty-goods', FAULTY_GOODS, {
    says: 'In Pennsylvania goods from a store must mostly be fit for normal use. If not, ask in writing for a repair, another one or your money.',
    law: '13 Pa.C.S. 2314 and 2714',
    url: 'https://www.palegis.us/statutes/consolidated/view-statute?txtType=HTM&ttl=13&div=0&chpt=23',
  }),
  right('sales-calls', SALES_CALLS, {
    says: 'In Pennsylvania state law too limits sales calls and texts. Note the number and the time, and complain to the state.',
    law: 'Telemarketer Registration Act, 73 P.S. 2241 to 2249',
    url: 'https://www.palegis.us/statutes/unconsolidated',
  }),
  right('credit-freeze', CREDIT_FREEZE, {
    says: 'In Pennsylvania you can freeze your credit file for free, so that nobody can easily open an account in your name.',
    law: 'Credit Reporting Agency Act, 73 P.S. 2501 to 2510 (security freeze)',
    url: 'https://www.palegis.us/statutes/unconsolidated',
  }),
  right('association-records', ASSOCIATION_RECORDS, {
    says: 'In Pennsylvania an owner can ask in writing to see the records and accounts of the association.',
    law: '68 Pa.C.S. 5316 (planned communities) and 3316 (condominiums)',
    url: 'https://www.palegis.us/statutes/consolidated/view-statute?txtType=HTM&ttl=68&div=0&chpt=53',
  }),
  right('claim-days', CLAIM_DAYS, {
    says: 'In Pennsylvania an insurer must answer within ten working days. It must mostly say yes or no within 15 working days of your proof.',
    law: '31 Pa. Code 146.5 to 146.7 (unfair claims settlement practices)',
    url: 'https://www.pacodeandbulletin.gov/Display/pacode?file=/secure/pacode/data/031/chapter146/chap146toc.html',
  }),
  right('sick-at-home', SICK_AT_HOME, {
    says: 'In Pennsylvania a doctor’s note that someone at home is very ill can hold off a cut-off. Ask the company for its form today.',
    law: '52 Pa. Code 56.111 to 56.118 (medical certificates)',
    url: 'https://www.pacodeandbulletin.gov/Display/pacode?file=/secure/pacode/data/052/chapter56/chap56toc.html',
  }),
  right('back-bill', BACK_BILL, {
    says: 'In Pennsylvania a big bill for earlier use that the company missed can mostly be paid over as many months as it covers.',
    law: '52 Pa. Code 56.14 (make-up bills)',
    url: 'https://www.pacodeandbulletin.gov/Display/pacode?file=/secure/pacode/data/052/chapter56/chap56toc.html',
  }),
  right('no-fault-cover', NO_FAULT_COVER, {
    says: 'In Pennsylvania your own car insurer must mostly pay medical bills within 30 days of proof, whoever was at fault. Late pay earns interest.',
    law: 'Motor Vehicle Financial Responsibility Law, 75 Pa.C.S. 1712, 1716 and 1797',
    url: 'https://www.palegis.us/statutes/consolidated/view-statute?txtType=HTM&ttl=75&div=0&chpt=17',
  }),
]
