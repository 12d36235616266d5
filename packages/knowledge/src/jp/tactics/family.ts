/** Families in Japan: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'jp', area: 'family', checkBy: '2027-05-31' } as const

export const FAMILY_TACTICS = tacticsOf(SHEET, [
  {
    id: 'court-talks',
    section: 'procedure',
    says: 'If you cannot agree go to the family court for mediation first. It is cheap and needs no lawyer.',
    risk: 'It can take several months.',
    notWhen: 'There is danger at home.',
    when: ['divorce', 'children'],
    law: OWN.mediation,
  },
  {
    id: 'property',
    section: 'timing',
    says: 'Claim property after a divorce in time: five years for divorces from 1 April 2026, two for earlier ones.',
    risk: 'A claim made too late is lost.',
    notWhen: 'You settled in a deed.',
    when: ['property', 'divorce', '財産分与'],
    law: OWN.property,
  },
  {
    id: 'deed',
    section: 'settlement',
    says: 'Put support into a notary deed that can be enforced.',
    risk: 'It has a fee.',
    notWhen: 'A court record exists.',
    when: ['support', '養育費', 'agreement'],
    law: OWN.child,
  },
])

export const FAMILY_FACTS = factsOf(SHEET, [
  {
    id: 'child-support',
    says: 'Since April 2026 a basic child support is due by law when no sum was agreed.',
    when: ['support', 'child'],
    law: OWN.child,
  },
  {
    id: 'joint',
    says: 'Since April 2026 parents may share custody after a divorce.',
    when: ['custody', 'child'],
    law: OWN.child,
  },
  {
    id: 'dv',
    says: 'A court can order a violent partner to stay away. In danger call 110.',
    when: ['violence', 'afraid'],
    law: OWN.dv,
  },
])
