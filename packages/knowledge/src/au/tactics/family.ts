/** Families in Australia: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'au', area: 'family', checkBy: '2027-05-31' } as const

export const FAMILY_TACTICS = tacticsOf(SHEET, [
  {
    id: 'dispute-first',
    section: 'procedure',
    says: 'Book family dispute resolution before court about children. You mostly need its certificate.',
    risk: 'It has a cost in some places.',
    notWhen: 'There is violence or it is urgent.',
    when: ['child', 'children', 'custody', 'parenting'],
    law: OWN.dispute,
  },
  {
    id: 'one-year-property',
    section: 'timing',
    says: 'After a divorce you have 12 months to ask the court about property. After a de facto split it is two years.',
    risk: 'Late needs special leave.',
    notWhen: 'You have a sealed consent order.',
    when: ['divorce', 'property', 'separated', 'de facto'],
    law: OWN.divorce,
  },
  {
    id: 'full-figures',
    section: 'disclosure',
    says: 'Swap full figures: income, super, homes, debts. Both have a duty to show them, also before court.',
    risk: 'You must show yours too.',
    notWhen: 'You fear the other side. Use a lawyer.',
    when: ['property', 'super', 'money'],
    law: OWN.property,
  },
  {
    id: 'child-support',
    section: 'leverage',
    says: 'If a child support figure is wrong, object within 28 days. It is free.',
    risk: 'It can go up.',
    notWhen: 'Your income changed later. Report that.',
    when: ['child support', 'payments'],
    law: OWN.childSupport,
  },
])

export const FAMILY_FACTS = factsOf(SHEET, [
  {
    id: 'best-interests',
    says: 'A court looks at what is best for the child, safety first.',
    when: ['child', 'children'],
    law: OWN.family,
  },
  {
    id: 'twelve-months',
    says: 'You need 12 months apart to ask for a divorce.',
    when: ['divorce'],
    law: OWN.divorce,
  },
  {
    id: 'danger',
    says: 'In danger call 000. A court can order someone to stay away.',
    when: ['violence', 'afraid'],
    law: OWN.legalAid,
  },
])
