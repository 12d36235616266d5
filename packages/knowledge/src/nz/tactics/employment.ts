/** Work in New Zealand: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority.ts'

const SHEET = { country: 'nz', area: 'employment', checkBy: '2027-05-31' } as const

export const EMPLOYMENT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'ninety-days',
    section: 'timing',
    says: 'Raise a personal grievance within 90 days. Say what happened and what you want. Twelve months for sexual harassment.',
    risk: 'Late needs the other side or the Authority.',
    notWhen: 'You earn at or above the high income limit. Ask first.',
    when: ['dismissed', 'fired', 'grievance', 'harassment'],
    law: LAW.grievance,
  },
  {
    id: 'mediation',
    section: 'procedure',
    says: 'Ask for free mediation at MBIE. It is private, and most cases settle there.',
    risk: 'A signed deal is final.',
    notWhen: 'You need an urgent order.',
    when: ['mediation', 'employer', 'dispute'],
    law: LAW.goodFaith,
  },
  {
    id: 'reasons',
    section: 'disclosure',
    says: 'Ask for written reasons within 60 days of a dismissal.',
    risk: 'It fixes their story too.',
    notWhen: 'You have settled.',
    when: ['reasons', 'dismissed'],
    law: LAW.goodFaith,
  },
  {
    id: 'wages',
    section: 'leverage',
    says: 'Add up missing wages and holiday pay. You can claim for six years.',
    risk: 'You need records or your own notes.',
    notWhen: 'You are a contractor. Check first.',
    when: ['wages', 'holiday pay', 'unpaid'],
    law: LAW.wages,
  },
  {
    id: 'good-exit',
    section: 'settlement',
    says: 'Ask for a clean reference, notice pay and a date.',
    risk: 'A deal ends your claim.',
    notWhen: 'You want the job back.',
    when: ['offer', 'settle', 'exit'],
    law: LAW.goodFaith,
  },
])

export const EMPLOYMENT_FACTS = factsOf(SHEET, [
  { id: 'ninety', says: 'You mostly have 90 days to raise a grievance.', law: LAW.grievance },
  {
    id: 'trial',
    says: 'A 90 day trial counts only if it was agreed in writing before you began.',
    when: ['trial'],
    law: LAW.trial,
  },
  {
    id: 'holiday-pay',
    says: 'Holiday pay is due when the job ends.',
    when: ['holiday pay'],
    law: LAW.wages,
  },
])
