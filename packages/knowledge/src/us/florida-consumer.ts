/** What the law of Florida adds on buying, insurance, power and associations. */
import type { Rule } from '@plainletter/contracts/rule'

import {
  CREDIT_FREEZE,
  FAULTY_GOODS,
  GIFT_CARD,
  SALES_CALLS,
  STORE_RETURN,
} from './consumer-subjects.ts'
import {
  AFTER_DISASTER,
  ASSOCIATION_RECORDS,
  BACK_BILL,
  NO_FAULT_COVER,
  SICK_AT_HOME,
} from './household-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('FL')

export const FLORIDA_CONSUMER: readonly Rule[] = [
  right('store-return', STORE_RETURN, {
    says: 'In Florida a store that gives no refunds must say so by a sign. If it did not, you can return unused goods within seven days.',
    law: 'Florida Statutes 501.142',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0500-0599/0501/Sections/0501.142.html',
  }),
  right('faulty-goods', FAULTY_GOODS, {
    says: 'In Florida goods from a store must mostly be fit for normal use. If not, ask in writing for a repair, another one or your money.',
    law: 'Florida Statutes 672.314 and 672.714',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0600-0699/0672/Sections/0672.314.html',
  }),
  right('gift-card', GIFT_CARD, {
    says: 'In Florida most gift cards that you buy may not expire or lose value by fees. Complain to the state if one does.',
    law: 'Florida Statutes 501.95',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0500-0599/0501/Sections/0501.95.html',
  }),
  right('sales-calls', SALES_CALLS, {
    says: 'In Florida state law too limits sales calls and texts. Note the number and the time, and complain to the state.',
    law: 'Florida Telephone Solicitation Act (FTSA), Florida Statutes 501.059',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0500-0599/0501/Sections/0501.059.html',
  }),
  right('credit-freeze', CREDIT_FREEZE, {
    says: 'In Florida you can freeze your credit file for free, so that nobody can easily open an account in your name.',
    law: 'Florida Statutes 501.005 (security freeze)',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0500-0599/0501/Sections/0501.005.html',
  }),
  right('association-records', ASSOCIATION_RECORDS, {
    says: 'In Florida an owner can ask in writing to see the records and accounts of the association.',
    law: 'Florida Statutes 720.303(5) (homes) and 718.111(12) (condominiums)',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0700-0799/0720/Sections/0720.303.html',
  }),
  right('after-disaster', AFTER_DISASTER, {
    says: 'In Florida an insurer may mostly not end cover of a home damaged by a hurricane until 90 days after it is repaired.',
    law: 'Florida Statutes 627.4133(2)(d)',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0600-0699/0627/Sections/0627.4133.html',
  }),
  right('sick-at-home', SICK_AT_HOME, {
    says: 'In Florida tell the power company if someone needs power for medical equipment. With the doctor’s form it must warn you first.',
    law: 'Florida Statutes 366.15 (medically essential electric service)',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0300-0399/0366/Sections/0366.15.html',
  }),
  right('back-bill', BACK_BILL, {
    says: 'In Florida a regulated power company that billed too little by its own mistake may ask for 12 months at most.',
    law: 'Florida Administrative Code 25-6.106; Florida Statutes 366.03',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0300-0399/0366/Sections/0366.03.html',
  }),
  right('no-fault-cover', NO_FAULT_COVER, {
    says: 'In Florida your own car cover (PIP) mostly pays 80% of care if you saw a doctor within 14 days. The insurer has 30 days to pay.',
    law: 'Florida Motor Vehicle No-Fault Law, Florida Statutes 627.736',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0600-0699/0627/Sections/0627.736.html',
  }),
]
