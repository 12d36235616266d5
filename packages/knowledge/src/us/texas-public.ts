/** What the law of Texas adds on benefits, fines, licenses, school and public duties. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHILD_REPORT, SCHOOL_ABSENCE } from './children-subjects.ts'
import { HEARING_DAYS, JURY_CALL } from './public-subjects.ts'
import { CANNOT_PAY_FINE, LICENSE_HOLD, TOLL_HOLD } from './road-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('TX')

export const TEXAS_PUBLIC: readonly Rule[] = [
  right('hearing-days', HEARING_DAYS, {
    says: 'In Texas you mostly have 90 days from the notice to ask for a hearing. Ask before the change begins, and benefits mostly go on.',
    law: '1 Texas Administrative Code 357.3 and 357.11',
    url: 'https://www.sos.state.tx.us/tac/',
  }),
  right('cannot-pay-fine', CANNOT_PAY_FINE, {
    says: 'In Texas tell the court before the due day if you cannot pay a ticket. It can give you time, parts or work instead.',
    law: 'Texas Code of Criminal Procedure article 43.091 and chapter 45A',
    url: 'https://statutes.capitol.texas.gov/Docs/CR/htm/CR.45A.htm',
    from: '2025-01-01',
  }),
  right('license-hold', LICENSE_HOLD, {
    says: 'In Texas a city can block the renewal of your license over an unpaid ticket. It ends when you pay or the case ends. Ask that court.',
    law: 'Texas Transportation Code 706.002 to 706.006',
    url: 'https://statutes.capitol.texas.gov/Docs/TN/htm/TN.706.htm',
  }),
  right('school-absence', SCHOOL_ABSENCE, {
    says: 'In Texas a school must mostly try to help before a case over missed days. Go to the meeting and bring doctor’s notes.',
    law: 'Texas Education Code 25.0915 and 25.085 to 25.095; Family Code chapter 65',
    url: 'https://statutes.capitol.texas.gov/Docs/ED/htm/ED.25.htm',
  }),
  right('toll-hold', TOLL_HOLD, {
    says: 'In Texas unpaid tolls can block your car’s registration. Ask in time for a review or a payment plan, and keep proof.',
    law: 'Texas Transportation Code 372.106 to 372.114 and 502.011',
    url: 'https://statutes.capitol.texas.gov/Docs/TN/htm/TN.372.htm',
  }),
  right('jury-call', JURY_CALL, {
    says: 'In Texas you can mostly ask to move jury duty to another day. Your employer may not fire you for it. Answer by the date.',
    law: 'Texas Government Code chapter 62; Civil Practice and Remedies Code 122.001',
    url: 'https://statutes.capitol.texas.gov/Docs/GV/htm/GV.62.htm',
  }),
  right('child-report', CHILD_REPORT, {
    says: 'In Texas you can ask for a review of a finding of child abuse or neglect, within the days in the letter. Ask for your file too.',
    law: 'Texas Family Code 261.308, 261.309 and 261.315',
    url: 'https://statutes.capitol.texas.gov/Docs/FA/htm/FA.261.htm',
  }),
]
