/** Work in the United States: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { page } from '../cite-law.ts'
import { code } from './law.ts'

const SHEET = { country: 'us', area: 'employment', checkBy: '2027-05-31' } as const
const PAY = ['wages', 'overtime', 'paycheck', 'unpaid', 'hours', 'tips', 'minimum wage']
const FIRED = ['fired', 'terminated', 'laid off', 'layoff', 'let go', 'severance']
const UNFAIR = [
  'discrimination',
  'harassment',
  'race',
  'pregnant',
  'age',
  'disability',
  'retaliation',
]
const FLSA = 'Fair Labor Standards Act'
const WAGE_CLAIM = page(
  'U.S. Department of Labor, Wage and Hour Division',
  'how to file a complaint',
  'https://www.dol.gov/agencies/whd/contact/complaints',
)

export const EMPLOYMENT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'double-pay',
    section: 'leverage',
    says: 'Add up the hours you were not paid for. For unpaid minimum wage or overtime you can claim the sum twice, plus your lawyer.',
    risk: 'An employer who acted in good faith may owe less.',
    notWhen: 'You are truly exempt from overtime. Ask the Wage and Hour Division.',
    when: PAY,
    law: code(29, '216(b)', FLSA),
  },
  {
    id: 'warn-pay',
    section: 'leverage',
    says: 'In a big layoff or plant closing, check if you had 60 days of notice. If not, you may be owed pay for those days.',
    risk: 'The rule is for employers with 100 or more full-time workers.',
    notWhen: 'You were let go alone or for your own acts.',
    when: FIRED,
    law: code(29, '2102', 'Worker Adjustment and Retraining Notification Act'),
  },
  {
    id: 'wage-complaint',
    section: 'procedure',
    says: 'File a wage complaint with the federal or state labor office. It is free and can be kept private. You may not be punished for it.',
    risk: 'It can take months.',
    notWhen: 'Your time limit is near. Then ask a lawyer about court.',
    when: PAY,
    law: WAGE_CLAIM,
  },
  {
    id: 'eeoc-first',
    section: 'procedure',
    says: 'For discrimination file a charge with the EEOC before you sue. It is free. Tell it the dates, names and witnesses.',
    risk: 'The employer will learn of it. It may not strike back by law.',
    notWhen: 'It is only about pay for men and women. That claim can go straight to court.',
    when: UNFAIR,
    law: code(42, '2000e-5', 'Civil Rights Act of 1964, title VII'),
  },
  {
    id: 'charge-days',
    section: 'timing',
    says: 'Count 180 days from the act to file with the EEOC. It is 300 days where a state agency has such a law. Do not wait for an appeal inside the firm.',
    risk: 'A late charge is mostly lost.',
    notWhen: 'You work for the federal government. Then you have 45 days to see a counselor.',
    when: UNFAIR,
    law: code(42, '2000e-5(e)', 'Civil Rights Act of 1964, title VII'),
  },
  {
    id: 'two-years-pay',
    section: 'timing',
    says: 'Claim unpaid wages within two years, or three if the employer knew. Each payday has its own clock, so each week counts.',
    risk: 'Old weeks drop out one by one.',
    notWhen: 'A state law gives you longer. Then use the better one.',
    when: PAY,
    law: code(29, '255', 'Portal-to-Portal Act'),
  },
  {
    id: 'release-21-days',
    section: 'timing',
    says: 'At 40 or over you must get 21 days to think about a severance release, and 7 days to take it back. Use them to get advice.',
    risk: 'The offer can end after that.',
    notWhen: 'You are under 40. Then ask for time in writing.',
    when: ['severance', 'release', 'sign', 'agreement', 'age'],
    law: code(29, '626(f)', 'Older Workers Benefit Protection Act'),
  },
  {
    id: 'talk-pay',
    section: 'disclosure',
    says: 'You may talk with coworkers about pay and conditions. Ask what others earn, and write it down.',
    risk: 'Supervisors and some workers are not covered. A charge has six months.',
    notWhen: 'It is secret data from your job in payroll.',
    when: ['coworkers', 'pay', 'union', ...PAY],
    law: code(29, '157', 'National Labor Relations Act'),
  },
  {
    id: 'own-log',
    section: 'disclosure',
    says: 'Keep your own log of hours and pay at home. If the employer kept no records, your fair estimate can count.',
    risk: 'It must be honest. One false entry hurts all.',
    notWhen: 'You would have to take secret papers. Keep to your own notes.',
    when: PAY,
    law: code(29, '211(c)', FLSA),
  },
  {
    id: 'ask-change',
    section: 'settlement',
    says: 'If you are disabled or pregnant, ask for a change that lets you do the job. Offer two ideas. The employer must talk with you about it.',
    risk: 'It may ask for a doctor note.',
    notWhen: 'The change would be an undue burden, or the firm has under 15 workers.',
    when: ['disability', 'pregnant', 'sick', 'accommodation'],
    law: code(42, '12112', 'Americans with Disabilities Act; Pregnant Workers Fairness Act'),
  },
])

export const EMPLOYMENT_FACTS = factsOf(SHEET, [
  {
    id: 'overtime',
    says: 'Most hourly workers get time and a half after 40 hours in a week.',
    when: PAY,
    law: code(29, '207', FLSA),
  },
  {
    id: 'eeoc-days',
    says: 'You have 180 days to file with the EEOC, or 300 where a state agency has such a law.',
    when: UNFAIR,
    law: code(42, '2000e-5(e)', 'Civil Rights Act of 1964, title VII'),
  },
  {
    id: 'family-leave',
    says: 'After a year at a firm with 50 or more workers you may get 12 weeks of unpaid family or sick leave. Your job waits.',
    when: ['leave', 'sick', 'baby', 'fmla'],
    law: code(29, '2612', 'Family and Medical Leave Act'),
  },
  {
    id: 'health-cover',
    says: 'After you lose a job you mostly have 60 days to choose to keep the group health plan at your own cost.',
    when: FIRED,
    law: code(29, '1165', 'COBRA'),
  },
  {
    id: 'unemployment',
    says: 'Apply for unemployment in your state in the first week. You can appeal a no.',
    when: FIRED,
    law: page(
      'U.S. Department of Labor',
      'how to file for unemployment insurance',
      'https://www.dol.gov/general/topic/unemployment-insurance',
    ),
  },
])
