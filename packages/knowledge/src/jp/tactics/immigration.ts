/** Immigration in Japan: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'jp', area: 'immigration', checkBy: '2027-05-31' } as const

export const IMMIGRATION_TACTICS = tacticsOf(SHEET, [
  {
    id: 'renew',
    section: 'timing',
    says: 'Ask to extend before your stay ends. If you did, you may mostly stay up to two months more while they decide.',
    risk: 'To be late can cost you your status.',
    notWhen: 'You leave before it ends.',
    when: ['renew', 'visa', 'extend', '在留'],
    law: OWN.stay,
  },
  {
    id: 'three-days',
    section: 'timing',
    says: 'In a deportation case you have only three days to object to each finding. Call a lawyer the same day.',
    risk: 'If you are late, the decision is final.',
    notWhen: 'You agree to leave.',
    when: ['deport', 'overstay', 'detained'],
    law: OWN.deport,
  },
  {
    id: 'address',
    section: 'disclosure',
    says: 'Report a new address within 14 days at the town office.',
    risk: 'A late report can cost your status.',
    notWhen: 'You are a citizen.',
    when: ['moved', 'address'],
    law: OWN.address,
  },
])

export const IMMIGRATION_FACTS = factsOf(SHEET, [
  {
    id: 'two-months',
    says: 'With a request in time you may stay while they decide, up to two months past the end.',
    law: OWN.stay,
  },
  { id: 'fourteen', says: 'A new address must be told in 14 days.', law: OWN.address },
  { id: 'advice', says: 'Houterasu has free advice in many languages.', law: LAW.aid },
])
