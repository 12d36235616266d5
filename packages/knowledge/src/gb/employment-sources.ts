/** Words and sources that the questions about work share. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, cite } from './cite-law.ts'

export const WORK_ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['employment'],
} satisfies Partial<Rule>
/** Employment law of Great Britain. Northern Ireland has its own. */
export const WORK_GB = {
  ...WORK_ASK,
  nations: ['england', 'wales', 'scotland'],
} satisfies Partial<Rule>
/** The rules on dismissal change on 1 January 2027. */
export const WORK_CHANGING = { ...WORK_GB, checkBy: '2026-12-31' } satisfies Partial<Rule>
export const WORK_NI = { ...WORK_ASK, nations: ['northern_ireland'] } satisfies Partial<Rule>

export const TIME_LIMITS: Authority = {
  title: 'Employment Rights Act 2025',
  provision: 'section 152 and Schedule 12',
  url: 'https://www.legislation.gov.uk/ukpga/2025/36/contents',
  inForceFrom: '2026-10-01',
}
export const DISMISSAL_CHANGE: Authority = {
  title: 'Employment Rights Act 2025',
  provision: 'section 25, in force on 1 January 2027 (SI 2026/559)',
  url: 'https://www.legislation.gov.uk/ukpga/2025/36/contents',
  inForceFrom: '2025-12-18',
}
export const EARLY_TALKS: Authority = {
  title: 'Acas',
  provision: 'early conciliation',
  url: 'https://www.acas.org.uk/early-conciliation',
  inForceFrom: '2025-12-01',
}
export const ACAS: Authority = {
  title: 'Acas',
  provision: 'advice',
  url: 'https://www.acas.org.uk/advice',
  inForceFrom: '1996-08-22',
}
export const MINIMUM_WAGE: Authority = {
  title: 'GOV.UK',
  provision: 'National Minimum Wage rates',
  url: 'https://www.gov.uk/national-minimum-wage-rates',
  inForceFrom: '2026-04-01',
  inForceTo: '2027-03-31',
}
export const SICK_PAY: Authority = {
  title: 'GOV.UK',
  provision: 'Statutory Sick Pay',
  url: 'https://www.gov.uk/statutory-sick-pay',
  inForceFrom: '2026-04-06',
  inForceTo: '2027-04-05',
}
export const HOLIDAY: Authority = {
  title: 'Working Time Regulations 1998',
  provision: 'regulations 13, 13A and 14',
  url: 'https://www.legislation.gov.uk/uksi/1998/1833/regulation/13',
  inForceFrom: '2009-04-01',
}
export const WORKING_TIME: Authority = {
  title: 'Working Time Regulations 1998',
  provision: 'regulations 4 and 10 to 12',
  url: 'https://www.legislation.gov.uk/uksi/1998/1833/regulation/12',
  inForceFrom: '1998-10-01',
}
export const LRA: Authority = {
  title: 'Labour Relations Agency',
  provision: 'advice',
  url: 'https://www.lra.org.uk/',
  inForceFrom: '1996-09-24',
}
export const WAGES = cite('employment', 'section 13', 'section/13')
export const DISMISSAL = cite('employment', 'sections 94, 98 and 108', 'section/94')
export const REDUNDANCY = cite('employment', 'sections 135, 155 and 162', 'section/135')
export const NOTICE = cite('employment', 'section 86', 'section/86')

export const JOB = [
  'work',
  'job',
  'boss',
  'employer',
  'manager',
  'company',
  'employee',
  'employed',
  'contract',
  'shift',
  'shifts',
  'hr',
  'wages',
  'salary',
  'pay',
]
export const DISMISSED = [
  'sacked',
  'fired',
  'dismissed',
  'dismissal',
  'let go',
  'sack me',
  'fire me',
  'dismiss me',
  'got rid of',
  'lost my job',
  'terminated',
  'terminate my',
  'ended my contract',
  'laid me off',
]
export const UNPAID = [
  'not paid me',
  "hasn't paid",
  'has not paid',
  "haven't been paid",
  'have not been paid',
  'unpaid wages',
  'owed wages',
  'owes me wages',
  'owe me wages',
  "won't pay me",
  'will not pay me',
  'wont pay me',
  'will not pay my',
  "won't pay my",
  'refuses to pay me',
  'not paying me',
  'last weeks wages',
  'last 2 weeks wages',
  'last 3 weeks wages',
  'weeks wages',
  'my last wages',
  'refusing to pay',
  'refuses to pay',
  'not been paid',
  'missing pay',
  'withheld my wages',
  'withholding my wages',
  'late paying',
  'final pay',
  'last wage',
  'final wage',
  'last pay',
  'final salary payment',
  'owed money by my',
]
export const REDUNDANT = ['redundant', 'redundancy', 'redundancies', 'made redundant']
export const UNFAIR_TREATMENT = [
  'discriminated',
  'discrimination',
  'racist',
  'racism',
  'sexist',
  'harassed',
  'harassment',
  'pregnant',
  'pregnancy',
  'maternity',
  'disability',
  'disabled',
  'too old',
  'my age',
  'because i am gay',
  'my religion',
  'because of my',
]
