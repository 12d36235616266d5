/** Work in Australia: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority-work.ts'

const SHEET = { country: 'au', area: 'employment', checkBy: '2027-05-31' } as const

export const EMPLOYMENT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'twenty-one',
    section: 'timing',
    says: 'Dismissed? Apply to the Fair Work Commission within 21 days of the last day.',
    risk: 'A late one is mostly refused.',
    notWhen:
      'You were under six months there, or 12 in a small firm. Ask about general protections.',
    when: ['fired', 'dismissed', 'sacked', 'terminated'],
    law: LAW.unfair,
  },
  {
    id: 'six-years-pay',
    section: 'leverage',
    says: 'Add up unpaid wages. You can claim for six years, and wilful underpayment is now a crime.',
    risk: 'You need records or notes.',
    notWhen: 'You are a true contractor. Ask the Ombudsman first.',
    when: ['wages', 'unpaid', 'pay', 'hours'],
    law: LAW.wages,
  },
  {
    id: 'bullying-order',
    section: 'procedure',
    says: 'If you still work there, ask the Commission for an order to stop bullying.',
    risk: 'It pays no money.',
    notWhen: 'You have left the job.',
    when: ['bullying', 'harassment'],
    law: LAW.bullying,
  },
  {
    id: 'ask-reasons',
    section: 'disclosure',
    says: 'Ask in writing for the reasons and for your pay records. The employer must keep records and show you yours.',
    risk: 'It can strain things.',
    notWhen: 'You have only days left. File first.',
    when: ['reasons', 'records', 'payslip'],
    law: LAW.wages,
  },
  {
    id: 'conference',
    section: 'settlement',
    says: 'Use the free phone meeting of the Commission. Most cases settle there. Have your figure and a reference ready.',
    risk: 'A deal ends the claim.',
    notWhen: 'You want your job back and have a strong case.',
    when: ['settle', 'offer', 'conference'],
    law: LAW.unfair,
  },
])

export const EMPLOYMENT_FACTS = factsOf(SHEET, [
  {
    id: 'twenty-one',
    says: 'You have 21 days for an unfair dismissal claim.',
    when: ['fired', 'dismissed'],
    law: LAW.unfair,
  },
  {
    id: 'notice',
    says: 'Notice runs from one to four weeks by years of work, plus one week over 45 with two years.',
    when: ['notice', 'fired'],
    law: LAW.noticePay,
  },
  {
    id: 'super',
    says: 'Since 1 July 2026 super is due within seven business days of payday.',
    when: ['super'],
    law: LAW.superPay,
  },
])
