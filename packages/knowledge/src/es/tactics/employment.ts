/** Work in Spain: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'

const SHEET = { country: 'es', area: 'employment', checkBy: '2027-05-31' } as const

export const EMPLOYMENT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'twenty-days',
    section: 'timing',
    says: 'Against a dismissal you have 20 working days. File the conciliation paper first, which pauses it.',
    risk: 'One day late is lost.',
    notWhen: 'You want to go.',
    when: ['despido', 'fired', 'dismissed'],
    law: cite('et', 'artículo 59.3'),
  },
  {
    id: 'severance',
    section: 'leverage',
    says: 'Work out the sum: 33 days of pay for each year for an unfair one, up to 24 months.',
    risk: 'Old years count in another way.',
    notWhen: 'The reason is sure.',
    when: ['despido', 'severance', 'fired'],
    law: cite('et', 'artículo 56'),
  },
  {
    id: 'conciliation',
    section: 'procedure',
    says: 'Go to the conciliation. It is free and many cases end there.',
    risk: 'If you do not come it counts as never filed.',
    notWhen: 'The law needs none.',
    when: ['smac', 'conciliation'],
    law: cite('lrjs', 'artículos 63 a 66'),
  },
  {
    id: 'finiquito',
    section: 'disclosure',
    says: 'Sign a finiquito only with "no conforme" and the date. Ask for a copy.',
    risk: 'It may hold up the payment.',
    notWhen: 'The sum is right.',
    when: ['finiquito', 'sign'],
    law: cite('et', 'artículo 49.2'),
  },
  {
    id: 'at-the-door',
    section: 'settlement',
    says: 'Many deals are made on the day of the hearing. Have your figure ready.',
    risk: 'A deal is final.',
    notWhen: 'You want the job back.',
    when: ['offer', 'settle'],
    law: cite('lrjs', 'artículo 84'),
  },
])

export const EMPLOYMENT_FACTS = factsOf(SHEET, [
  { id: 'twenty', says: 'You have 20 working days.', law: cite('et', 'artículo 59.3') },
  {
    id: 'one-year',
    says: 'Unpaid wages: one year.',
    when: ['wages'],
    law: cite('et', 'artículo 59.2'),
  },
  {
    id: 'fogasa',
    says: 'If the firm is broke a public fund pays part.',
    when: ['bankrupt'],
    law: cite('et', 'artículo 33'),
  },
])
