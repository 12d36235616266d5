/** What the law of Pennsylvania adds on benefits, fines, licenses, school and public duties. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHILD_REPORT, SCHOOL_ABSENCE } from './children-subjects.ts'
import { HEARING_DAYS, JURY_CALL } from './public-subjects.ts'
import { CANNOT_PAY_FINE, INSURANCE_GAP, LICENSE_HOLD, TOLL_HOLD } from './road-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('PA')

export const PENNSYLVANIA_PUBLIC: readonly Rule[] = [
  right('hearing-days', HEARING_DAYS, {
    says: 'In Pennsylvania you mostly have 30 days from the notice to appeal, or 90 for SNAP. Appeal before the change begins, and benefits mostly go on.',
    law: '55 Pa. Code 275.3 and 275.4; 62 P.S. 423',
    url: 'https://www.pacodeandbulletin.gov/Display/pacode?file=/secure/pacode/data/055/chapter275/chap275toc.html',
  }),
  right('cannot-pay-fine', CANNOT_PAY_FINE, {
    says: 'In Pennsylvania tell the court before the due day if you cannot pay a ticket. It can give you time, parts or work instead.',
    law: 'Pa.R.Crim.P. 456; 42 Pa.C.S. 9730',
    url: 'https://www.palegis.us/statutes/consolidated/view-statute?txtType=HTM&ttl=42&div=0&chpt=97',
  }),
  right('license-hold', LICENSE_HOLD, {
    says: 'In Pennsylvania not answering a ticket can suspend your license until you answer it or make a plan with the court.',
    law: '75 Pa.C.S. 1533',
    url: 'https://www.palegis.us/statutes/consolidated/view-statute?txtType=HTM&ttl=75&div=0&chpt=15',
  }),
  right('school-absence', SCHOOL_ABSENCE, {
    says: 'In Pennsylvania a school must mostly try to help before a case over missed days. Go to the meeting and bring doctor’s notes.',
    law: 'Public School Code, 24 P.S. 13-1326 to 13-1343',
    url: 'https://www.palegis.us/statutes/unconsolidated',
  }),
  right('toll-hold', TOLL_HOLD, {
    says: 'In Pennsylvania unpaid tolls can block your car’s registration. Ask in time for a review or a payment plan, and keep proof.',
    law: '75 Pa.C.S. 1380',
    url: 'https://www.palegis.us/statutes/consolidated/view-statute?txtType=HTM&ttl=75&div=0&chpt=13',
  }),
  right('jury-call', JURY_CALL, {
    says: 'In Pennsylvania you can mostly ask to move jury duty to another day. Your employer may not fire you for it. Answer by the date.',
    law: '42 Pa.C.S. 4503 and 4563',
    url: 'https://www.palegis.us/statutes/consolidated/view-statute?txtType=HTM&ttl=42&div=0&chpt=45',
  }),
  right('insurance-gap', INSURANCE_GAP, {
    says: 'In Pennsylvania a gap in your car insurance can suspend the registration. Send proof of cover by the date, or ask for a hearing.',
    law: '75 Pa.C.S. 1786',
    url: 'https://www.palegis.us/statutes/consolidated/view-statute?txtType=HTM&ttl=75&div=0&chpt=17',
  }),
  right('child-report', CHILD_REPORT, {
    says: 'In Pennsylvania you mostly have 90 days from the notice to ask that a report of child abuse or neglect be changed. A hearing can follow.',
    law: 'Child Protective Services Law, 23 Pa.C.S. 6341',
    url: 'https://www.palegis.us/statutes/consolidated/view-statute?txtType=HTM&ttl=23&div=0&chpt=63',
  }),
]
