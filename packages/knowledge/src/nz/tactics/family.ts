/** Families in New Zealand: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'nz', area: 'family', checkBy: '2027-05-31' } as const

export const FAMILY_TACTICS = tacticsOf(SHEET, [
  {
    id: 'talk-first',
    section: 'procedure',
    says: 'Use family dispute resolution and the free parenting course before court on children.',
    risk: 'It needs the other side to take part.',
    notWhen: 'There is violence or urgency.',
    when: ['child', 'children', 'custody'],
    law: OWN.care,
  },
  {
    id: 'protection',
    section: 'procedure',
    says: 'Ask for a protection order. There is no fee, and it can be made the same day.',
    risk: 'The other side can be heard later.',
    notWhen: 'You are in danger now. Call 111.',
    when: ['violence', 'afraid', 'abuse'],
    law: OWN.violence,
  },
  {
    id: 'property-time',
    section: 'timing',
    says: 'Claim relationship property in time: mostly 12 months after a divorce order, three years after a de facto split.',
    risk: 'A late claim needs leave of the court.',
    notWhen: 'You have a signed agreement with lawyers.',
    when: ['property', 'house', 'split', 'separated'],
    law: OWN.property,
  },
  {
    id: 'list-all',
    section: 'disclosure',
    says: 'List homes, KiwiSaver, debts and cars on the day of the split. Each must be open with the other.',
    risk: 'You must show yours.',
    notWhen: 'You fear the other. Use a lawyer.',
    when: ['property', 'kiwisaver'],
    law: OWN.property,
  },
])

export const FAMILY_FACTS = factsOf(SHEET, [
  {
    id: 'equal',
    says: 'After three years together property is mostly shared equally.',
    when: ['property'],
    law: OWN.property,
  },
  {
    id: 'two-years',
    says: 'You mostly need two years apart for a divorce.',
    when: ['divorce'],
    law: OWN.separation,
  },
  {
    id: 'child-first',
    says: "A child's welfare comes first.",
    when: ['child', 'children'],
    law: OWN.care,
  },
])
