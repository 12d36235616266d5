/** What the law of California adds on benefits, fines, licenses and school. */
import type { Rule } from '@plainletter/contracts/rule'

import {
  CANNOT_PAY_FINE,
  HEARING_DAYS,
  HOME_TAX_CUT,
  SCHOOL_ABSENCE,
  SUPPORT_LICENSE,
  TOLL_HOLD,
} from './public-subjects.ts'
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
  right('support-license', SUPPORT_LICENSE, {
    says: 'In California unpaid child support can cost you your license. Ask for a review or a payment plan by the day in the notice.',
    law: 'California Family Code 17520 and 17520.5',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FAM&sectionNum=17520',
  }),
  right('school-absence', SCHOOL_ABSENCE, {
    says: 'In California a school must mostly try to help before a case over missed days. Go to the meeting and bring doctor’s notes.',
    law: 'California Education Code 48260 to 48263.6',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=EDC&sectionNum=48260',
  }),
  right('home-tax-cut', HOME_TAX_CUT, {
    says: 'In California people who live in their own home can mostly pay less property tax. Age or disability may cut it more. You must apply.',
    law: 'California Constitution article XIII, section 3(k); Revenue and Taxation Code 218 and 20581 to 20645',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=RTC&sectionNum=218',
  }),
  right('toll-hold', TOLL_HOLD, {
    says: 'In California unpaid tolls can block your car’s registration. Ask in time for a review or a payment plan, and keep proof.',
    law: 'California Vehicle Code 4770 and 40267 to 40269',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=VEH&sectionNum=4770',
  }),
]
