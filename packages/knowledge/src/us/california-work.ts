/** What the law of California adds on work. */
import type { Rule } from '@plainletter/contracts/rule'

import { rightsIn } from './state-law.ts'
import {
  END_PAPERS,
  FREELANCE_PAY,
  KEEP_COVER,
  MINIMUM_PAY,
  PAY_DEDUCTIONS,
  WORKER_TEST,
} from './work-subjects.ts'

const right = rightsIn('CA')

export const CALIFORNIA_WORK: readonly Rule[] = [
  right('pay-deductions', PAY_DEDUCTIONS, {
    says: 'In California a firm may mostly not take losses or broken things from your pay. It must pay back what the work cost you.',
    law: 'California Labor Code 221, 224 and 2802',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=221',
  }),
  right('keep-cover', KEEP_COVER, {
    says: 'In California you can mostly keep the health plan of a small firm too, for up to 36 months, at your own cost. Ask within days.',
    law: 'Cal-COBRA, Health and Safety Code 1366.20 to 1366.29; Insurance Code 10128.50 to 10128.59',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=HSC&sectionNum=1366.20',
  }),
  right('end-papers', END_PAPERS, {
    says: 'In California a firm must give you a written notice when it lets you go, and the state’s leaflet on unemployment benefits.',
    law: 'California Unemployment Insurance Code 1089',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=UIC&sectionNum=1089',
  }),
  right('freelance-pay', FREELANCE_PAY, {
    says: 'In California a freelancer must mostly get a written contract and be paid by the agreed day, or within 30 days of the work.',
    law: 'Freelance Worker Protection Act, Business and Professions Code 18100 to 18107',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=18102',
    from: '2025-01-01',
  }),
  right('worker-test', WORKER_TEST, {
    says: 'In California you count as an employee unless the firm shows that you are free, do other work than it and have your own trade.',
    law: 'California Labor Code 2775 to 2787 (ABC test)',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=2775',
    from: '2020-09-04',
  }),
  right('minimum-pay', MINIMUM_PAY, {
    says: 'In California the minimum wage is higher than the federal one. You can claim what you were paid too little.',
    law: 'California Labor Code 1182.12, 1194 and 1197',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=1194',
  }),
]
