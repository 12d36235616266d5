/** Families in Italy: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'it', area: 'family', checkBy: '2027-05-31' } as const

export const FAMILY_TACTICS = tacticsOf(SHEET, [
  {
    id: 'no-court',
    section: 'procedure',
    says: 'If you agree, separate or divorce with two lawyers, or at the town hall with no small children.',
    risk: 'Town hall deals cannot move property.',
    notWhen: 'There is violence in the family.',
    when: ['divorce', 'separation'],
    law: OWN.assisted,
  },
  {
    id: 'protect',
    section: 'procedure',
    says: 'Ask the judge for an order against abuse. It can come at once.',
    risk: 'The other is heard soon.',
    notWhen: 'You are in danger now. Call 112 or 1522.',
    when: ['violence', 'afraid'],
    law: OWN.protect,
  },
  {
    id: 'months',
    section: 'timing',
    says: 'Divorce is open six months after an agreed separation, twelve after one in court.',
    risk: 'The time counts from the hearing or deal.',
    notWhen: 'You are not separated.',
    when: ['divorce'],
    law: OWN.divorce,
  },
])

export const FAMILY_FACTS = factsOf(SHEET, [
  {
    id: 'children',
    says: 'A child has a right to both parents.',
    when: ['child', 'children'],
    law: cite('cc', 'articolo 337-ter'),
  },
  {
    id: 'heard',
    says: 'A child of 12 is heard.',
    when: ['child'],
    law: cite('cc', 'articolo 315-bis'),
  },
  {
    id: 'support',
    says: 'Support can be changed for new facts.',
    when: ['support'],
    law: cite('cc', 'articolo 337-quinquies'),
  },
])
