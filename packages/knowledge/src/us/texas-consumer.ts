/** What the law of Texas adds on buying, insurance, power and associations. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_FREEZE, FAULTY_GOODS, OWN_DATA, SALES_CALLS } from './consumer-subjects.ts'
import { ASSOCIATION_RECORDS } from './household-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('TX')

export const TEXAS_CONSUMER: readonly Rule[] = [
  right('faulty-goods', FAULTY_GOODS, {
    says: 'In Texas goods from a store must mostly be fit for normal use. If not, ask in writing for a repair, another one or your money.',
    law: 'Texas Business and Commerce Code 2.314 and 2.714',
    url: 'https://statutes.capitol.texas.gov/Docs/BC/htm/BC.2.htm',
  }),
  right('sales-calls', SALES_CALLS, {
    says: 'In Texas state law too limits sales calls and texts. Note the number and the time, and complain to the state.',
    law: 'Texas Business and Commerce Code chapters 302, 304 and 305',
    url: 'https://statutes.capitol.texas.gov/Docs/BC/htm/BC.304.htm',
  }),
  right('own-data', OWN_DATA, {
    says: 'In Texas you can ask most large firms what they know about you, and to delete it or not sell it. They mostly have 45 days.',
    law: 'Texas Data Privacy and Security Act, Business and Commerce Code 541.051 to 541.055',
    url: 'https://statutes.capitol.texas.gov/Docs/BC/htm/BC.541.htm',
    from: '2024-07-01',
  }),
  right('credit-freeze', CREDIT_FREEZE, {
    says: 'In Texas you can freeze your credit file for free, so that nobody can easily open an account in your name.',
    law: 'Texas Business and Commerce Code 20.034 to 20.038 (security freeze)',
    url: 'https://statutes.capitol.texas.gov/Docs/BC/htm/BC.20.htm',
  }),
  right('association-records', ASSOCIATION_RECORDS, {
    says: 'In Texas an owner can ask in writing to see the records and accounts of the association.',
    law: 'Texas Property Code 209.005 (homes) and 82.114 (condominiums)',
    url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.209.htm',
  }),
]
