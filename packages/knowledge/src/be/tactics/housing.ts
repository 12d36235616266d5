/** Renting in Belgium: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'be', area: 'housing', checkBy: '2027-05-31' } as const

export const HOUSING_TACTICS = tacticsOf(SHEET, [
  {
    id: 'go-to-judge',
    section: 'procedure',
    says: 'Only the justice of the peace can end your lease for you and order you out. Go to the hearing and ask for time.',
    risk: 'Costs can be added.',
    notWhen: 'You leave by a signed deal.',
    when: ['evict', 'expulsion', 'notice', 'court'],
    law: LAW.evictJudge,
  },
  {
    id: 'free-conciliation',
    section: 'procedure',
    says: 'Ask the justice of the peace for a free conciliation with your landlord.',
    risk: 'The landlord need not come.',
    notWhen: 'A hearing is set.',
    when: ['landlord', 'deposit', 'repair'],
    law: LAW.summons,
  },
  {
    id: 'cpas-now',
    section: 'timing',
    says: 'Call the CPAS as soon as the court paper comes. It is told of it and must offer help.',
    risk: 'The help has limits by income.',
    notWhen: 'You have a signed deal.',
    when: ['arrears', 'rent', 'evict'],
    law: LAW.evictJudge,
  },
  {
    id: 'entry-report',
    section: 'disclosure',
    says: 'Compare the entry and exit reports. Without an entry report you mostly do not owe for damage.',
    risk: 'Clear fault can still count.',
    notWhen: 'You agree with what they say.',
    when: ['deposit', 'damage', 'report'],
    law: LAW.leaseAll,
  },
  {
    id: 'rent-plan',
    section: 'settlement',
    says: 'Offer a written plan with a first payment. Judges often give terms.',
    risk: 'If you miss one the lease can end.',
    notWhen: 'The rent is not owed.',
    when: ['arrears', 'behind', 'rent'],
    law: LAW.terms,
  },
])

export const HOUSING_FACTS = factsOf(SHEET, [
  {
    id: 'judge',
    says: 'No landlord may put you out without a judge.',
    when: ['evict'],
    law: LAW.evictJudge,
  },
  {
    id: 'brussels-winter',
    says: 'In Brussels evictions mostly stop in winter.',
    when: ['brussels', 'winter'],
    law: LAW.evictBrussels,
  },
  { id: 'regions', says: 'Rent law is made by each region. Check yours.', law: LAW.leaseFlanders },
])
