/** What the law of California adds on benefits, fines, licenses, school and public duties. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHILD_REPORT, SCHOOL_ABSENCE } from './children-subjects.ts'
import { HEARING_DAYS, JURY_CALL } from './public-subjects.ts'
import { CANNOT_PAY_FINE, INSURANCE_GAP, TOLL_HOLD } from './road-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('CA')

export const CALIFORNIA_PUBLIC: readonly Rule[] = [
  right('hearing-days', HEARING_DAYS, {
    says: 'In California you mostly have 90 days from the notice to ask for a hearing. Ask before the change begins, and benefits mostly go on.',
    law: 'Welfare and Institutions Code 10950 and 10951',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=WIC&sectionNum=10951',
  }),
  right('cannot-pay-fine', CANNOT_PAY_FINE, {
    says: 'In California tell the court before the due day if you cannot pay a ticket. It can give you time, parts or work instead.',
    law: 'Government Code 68645 to 68645.7; Vehicle Code 42003',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=68645.2',
  }),
  right('school-absence', SCHOOL_ABSENCE, {
    says: 'In California a school must mostly try to help before a case over missed days. Go to the meeting and bring doctor’s notes.',
    law: 'California Education Code 48260 to 48263.6',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=EDC&sectionNum=48260',
  }),
  right('toll-hold', TOLL_HOLD, {
    says: 'In California unpaid tolls can block your car’s registration. Ask in time for a review or a payment plan, and keep proof.',
    law: 'California Vehicle Code 4770 and 40267 to 40269',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=VEH&sectionNum=4770',
  }),
  right('jury-call', JURY_CALL, {
    says: 'In California you can mostly ask to move jury duty to another day. Your employer may not fire you for it. Answer by the date.',
    law: 'Code of Civil Procedure 203 to 204; Labor Code 230; California Rules of Court 2.1004 and 2.1008',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=230',
  }),
  right('insurance-gap', INSURANCE_GAP, {
    says: 'In California a gap in your car insurance can suspend the registration. Send proof of cover by the date, or ask for a hearing.',
    law: 'California Vehicle Code 4000.37 and 4000.38',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=VEH&sectionNum=4000.38',
  }),
  right('child-report', CHILD_REPORT, {
    says: 'In California you can ask for a hearing to take your name off the child abuse index, mostly within 30 days of the notice.',
    law: 'Child Abuse and Neglect Reporting Act, Penal Code 11169 and 11170',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PEN&sectionNum=11169',
  }),
]
