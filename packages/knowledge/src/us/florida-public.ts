/** What the law of Florida adds on benefits, fines, licenses, school and public duties. */
import type { Rule } from '@plainletter/contracts/rule'

import { SCHOOL_ABSENCE } from './children-subjects.ts'
import { HEARING_DAYS, JURY_CALL } from './public-subjects.ts'
import { CANNOT_PAY_FINE, INSURANCE_GAP, LICENSE_HOLD, TOLL_HOLD } from './road-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('FL')

export const FLORIDA_PUBLIC: readonly Rule[] = [
  right('hearing-days', HEARING_DAYS, {
    says: 'In Florida you mostly have 90 days from the notice to ask for a hearing. Ask before the change begins, and benefits mostly go on.',
    law: 'Florida Statutes 409.285; Fla. Admin. Code 65-2.046',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0400-0499/0409/Sections/0409.285.html',
  }),
  right('cannot-pay-fine', CANNOT_PAY_FINE, {
    says: 'In Florida ask the clerk of court for a payment plan. Up to 2% of your net income a month, or $25 if that is more, counts as fair.',
    law: 'Florida Statutes 28.246(4) and 318.15',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0028/Sections/0028.246.html',
  }),
  right('license-hold', LICENSE_HOLD, {
    says: 'In Florida an unpaid ticket can cost you your license. A payment plan with the clerk of court can mostly stop it.',
    law: 'Florida Statutes 28.246, 318.15 and 322.245',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0300-0399/0318/Sections/0318.15.html',
  }),
  right('school-absence', SCHOOL_ABSENCE, {
    says: 'In Florida a school must mostly try to help before a case over missed days. Go to the meeting and bring doctor’s notes.',
    law: 'Florida Statutes 1003.26 and 1003.27',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=1000-1099/1003/Sections/1003.26.html',
  }),
  right('toll-hold', TOLL_HOLD, {
    says: 'In Florida unpaid tolls can block your car’s registration. Ask in time for a review or a payment plan, and keep proof.',
    law: 'Florida Statutes 316.1001(4)',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0300-0399/0316/Sections/0316.1001.html',
  }),
  right('jury-call', JURY_CALL, {
    says: 'In Florida you can mostly ask to move jury duty to another day. Your employer may not fire you for it. Answer by the date.',
    law: 'Florida Statutes 40.013, 40.23 and 40.271',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0040/Sections/0040.23.html',
  }),
  right('insurance-gap', INSURANCE_GAP, {
    says: 'In Florida a gap in your car insurance can suspend the registration. Send proof of cover by the date, or ask for a hearing.',
    law: 'Florida Statutes 324.0221 and 627.733',
    url: 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0300-0399/0324/Sections/0324.0221.html',
  }),
]
