/** Families in the Netherlands: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'nl', area: 'family', checkBy: '2027-05-31' } as const

export const FAMILY_TACTICS = tacticsOf(SHEET, [
  {
    id: 'plan',
    section: 'procedure',
    says: 'Make a parenting plan first. Without it the court may not take the divorce.',
    risk: 'You have to talk with the other parent.',
    notWhen: 'There is violence. Tell your lawyer.',
    when: ['divorce', 'children'],
    law: OWN.plan,
  },
  {
    id: 'lbio',
    section: 'leverage',
    says: 'If support is a month late, the LBIO can collect. The one who owes pays its costs.',
    risk: 'You need a court order.',
    notWhen: 'The support is paid in full.',
    when: ['support', 'alimentatie', 'unpaid'],
    law: OWN.lbio,
  },
  {
    id: 'change',
    section: 'timing',
    says: 'Ask for a change of support as soon as income changes.',
    risk: 'It can go both ways.',
    notWhen: 'It is short.',
    when: ['support', 'income'],
    law: OWN.support,
  },
])

export const FAMILY_FACTS = factsOf(SHEET, [
  {
    id: 'both',
    says: 'After a divorce both mostly keep custody.',
    when: ['child', 'children'],
    law: OWN.custodyChild,
  },
  {
    id: 'ban',
    says: 'The mayor can order a violent person out for ten days. In danger call 112.',
    when: ['violence', 'afraid'],
    law: OWN.ban,
  },
  {
    id: 'contact',
    says: 'A child and each parent have a right to contact.',
    when: ['contact'],
    law: OWN.custodyChild,
  },
])
