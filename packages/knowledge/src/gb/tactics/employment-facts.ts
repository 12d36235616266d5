/** Work in the United Kingdom: what to know at once. */
import { factsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'
import {
  DISMISSAL_CHANGE,
  DISMISSED,
  EARLY_TALKS,
  HOLIDAY,
  LRA,
  NOTICE,
  REDUNDANCY,
  REDUNDANT,
  SICK_PAY,
  TIME_LIMITS,
  UNFAIR_TREATMENT,
  UNPAID,
  WAGES,
} from '../employment-sources.ts'
import { WORK_LAW } from './employment-law.ts'
import { GB, NI } from './law.ts'

const SHEET = { country: 'gb', area: 'employment' } as const

export const EMPLOYMENT_FACTS = factsOf(SHEET, [
  {
    id: 'six-months',
    nations: GB,
    says: 'For acts from 1 October 2026 most tribunal claims have six months. Earlier acts had three months less a day.',
    law: TIME_LIMITS,
  },
  {
    id: 'acas-free',
    nations: GB,
    says: 'You must contact Acas before most claims. It is free.',
    law: EARLY_TALKS,
  },
  {
    id: 'dismissal-change',
    nations: GB,
    says: 'For jobs that end from 1 January 2027 you need six months of work to claim unfair dismissal. Until then it is two years.',
    when: DISMISSED,
    law: DISMISSAL_CHANGE,
    checkBy: '2026-12-31',
  },
  {
    id: 'wages',
    nations: GB,
    says: 'Your pay may be cut only if the law or your contract allows it, or you agreed in writing first.',
    when: UNPAID,
    law: WAGES,
  },
  {
    id: 'notice',
    nations: GB,
    says: 'After a month you get at least one week of notice. After two years it is a week for each full year, up to 12.',
    when: DISMISSED,
    law: NOTICE,
  },
  {
    id: 'holiday',
    nations: GB,
    says: 'Most workers get 5.6 weeks of paid holiday. What you earned and did not take is paid when you leave.',
    when: ['holiday', 'leave', ...UNPAID],
    law: HOLIDAY,
  },
  {
    id: 'redundancy',
    nations: GB,
    says: 'With two full years of work you get redundancy pay by law.',
    when: REDUNDANT,
    law: REDUNDANCY,
  },
  {
    id: 'discrimination',
    nations: GB,
    says: 'You are protected from discrimination from day one, also when you apply for the job.',
    when: UNFAIR_TREATMENT,
    law: cite('equality', 'section 39', 'section/39'),
  },
  {
    id: 'sick-pay',
    nations: GB,
    says: 'Since 6 April 2026 sick pay starts on the first full day of sickness.',
    when: ['sick', 'ill', 'illness'],
    law: SICK_PAY,
    checkBy: '2027-03-31',
  },
  {
    id: 'payslip',
    nations: GB,
    says: 'You must get a payslip and your main terms in writing. Terms are due on or before your first day.',
    when: ['payslip', 'contract'],
    law: WORK_LAW.payslip,
  },
  {
    id: 'ni-lra',
    nations: NI,
    says: 'In Northern Ireland the Labour Relations Agency gives free advice. You contact it before most claims.',
    law: LRA,
  },
  {
    id: 'ni-year',
    nations: NI,
    says: 'In Northern Ireland unfair dismissal mostly needs one year of work. You have three months to claim.',
    when: DISMISSED,
    law: LRA,
  },
  {
    id: 'ni-redundancy',
    nations: NI,
    says: 'In Northern Ireland you get redundancy pay by law after two years of work.',
    when: REDUNDANT,
    law: LRA,
  },
  {
    id: 'ni-pay',
    nations: NI,
    says: 'In Northern Ireland you mostly have three months to claim for unpaid wages.',
    when: UNPAID,
    law: LRA,
  },
  {
    id: 'fair-process',
    nations: GB,
    says: 'Before a dismissal you should hear the case, answer it, and be able to appeal.',
    when: DISMISSED,
    law: WORK_LAW.code,
  },
  {
    id: 'settlement-advice',
    nations: GB,
    says: 'A settlement agreement needs independent advice before it binds you. Do not sign on the day.',
    when: ['settlement', 'offer', 'agreement'],
    law: WORK_LAW.settlement,
  },
  {
    id: 'your-data',
    says: 'You can ask for the data your employer holds on you. It is free.',
    law: WORK_LAW.data,
  },
])
