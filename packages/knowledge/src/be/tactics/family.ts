/** Families in Belgium: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'be', area: 'family', checkBy: '2027-05-31' } as const

export const FAMILY_TACTICS = tacticsOf(SHEET, [
  {
    id: 'amicable',
    section: 'procedure',
    says: 'Ask the family court for its settlement chamber. It is private and seeks a deal.',
    risk: 'It needs the other side to take part.',
    notWhen: 'There is violence in the family.',
    when: ['divorce', 'children', 'custody'],
    law: OWN.family,
  },
  {
    id: 'advance',
    section: 'leverage',
    says: 'If support is not paid, ask SECAL or DAVO. It collects and may pay advances.',
    risk: 'There are terms on income and time.',
    notWhen: 'The support is paid in full.',
    when: ['support', 'unpaid', 'pension'],
    law: OWN.secal,
  },
  {
    id: 'apart',
    section: 'timing',
    says: 'A divorce needs six months apart if both agree, one year if not.',
    risk: 'It can be sooner with proof of a broken marriage.',
    notWhen: 'You can agree on all. Use consent.',
    when: ['divorce', 'separated'],
    law: OWN.divorce,
  },
])

export const FAMILY_FACTS = factsOf(SHEET, [
  {
    id: 'both-parents',
    says: 'Both parents share authority, also apart. A judge looks first at equal time if a parent asks.',
    when: ['child', 'children'],
    law: OWN.child,
  },
  {
    id: 'support',
    says: 'Both parents must pay for a child by their means.',
    when: ['support'],
    law: OWN.child,
  },
  { id: 'court', says: 'The family court handles it all in one file.', law: OWN.family },
])
