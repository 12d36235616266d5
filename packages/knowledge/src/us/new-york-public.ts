/** What the law of New York adds on benefits, fines, licenses, school and public duties. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHILD_REPORT, SCHOOL_ABSENCE } from './children-subjects.ts'
import {
  BENEFITS_IN_GOOD_FAITH,
  HEARING_DAYS,
  JURY_CALL,
  SMALL_CLAIMS_LIMIT,
} from './public-subjects.ts'
import { INSURANCE_GAP, TOLL_HOLD } from './road-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('NY')

export const NEW_YORK_PUBLIC: readonly Rule[] = [
  right('hearing-days', HEARING_DAYS, {
    says: 'In New York you mostly have 60 days from the notice to ask for a hearing, or 90 for SNAP. Ask before the change begins, and benefits mostly go on.',
    law: 'Social Services Law 22(4); 18 NYCRR 358-3.5 and 358-3.6',
    url: 'https://www.nysenate.gov/legislation/laws/SOS/22',
  }),
  right('school-absence', SCHOOL_ABSENCE, {
    says: 'In New York a school must mostly try to help before a case over missed days. Go to the meeting and bring doctor’s notes.',
    law: 'New York Education Law 3205, 3210 and 3212',
    url: 'https://www.nysenate.gov/legislation/laws/EDN/3205',
  }),
  right('benefits-in-good-faith', BENEFITS_IN_GOOD_FAITH, {
    says: 'In New York benefits that you took in good faith, with true answers, may not have to be paid back. Ask for a hearing within 30 days.',
    law: 'New York Labor Law 597(4) and 620',
    url: 'https://www.nysenate.gov/legislation/laws/LAB/597',
  }),
  right('small-claims-limit', SMALL_CLAIMS_LIMIT, {
    says: 'In New York small claims go up to $10,000 in New York City, $5,000 in other cities and $3,000 in town and village courts.',
    law: 'New York City Civil Court Act 1801; Uniform City Court Act 1801; Uniform Justice Court Act 1801',
    url: 'https://www.nycourts.gov/',
  }),
  right('toll-hold', TOLL_HOLD, {
    says: 'In New York unpaid tolls can block your car’s registration. Ask in time for a review or a payment plan, and keep proof.',
    law: '15 NYCRR 127.14; Vehicle and Traffic Law (VTL) 510(3)',
    url: 'https://www.nysenate.gov/legislation/laws/VAT/510',
  }),
  right('jury-call', JURY_CALL, {
    says: 'In New York you can mostly ask to move jury duty to another day. Your employer may not fire you for it. Answer by the date.',
    law: 'New York Judiciary Law 517 and 519',
    url: 'https://www.nysenate.gov/legislation/laws/JUD/517',
  }),
  right('insurance-gap', INSURANCE_GAP, {
    says: 'In New York a gap in your car insurance can suspend the registration. Send proof of cover by the date, or ask for a hearing.',
    law: 'Vehicle and Traffic Law (VTL) 313 and 318',
    url: 'https://www.nysenate.gov/legislation/laws/VAT/318',
  }),
  right('child-report', CHILD_REPORT, {
    says: 'In New York you mostly have 90 days from the notice to ask that a report of child abuse or neglect be changed. A hearing can follow.',
    law: 'New York Social Services Law 422(8)',
    url: 'https://www.nysenate.gov/legislation/laws/SOS/422',
  }),
]
