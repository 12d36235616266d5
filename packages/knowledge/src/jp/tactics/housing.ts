/** Renting in Japan: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'jp', area: 'housing', checkBy: '2027-05-31' } as const

export const HOUSING_TACTICS = tacticsOf(SHEET, [
  {
    id: 'no-yes',
    section: 'procedure',
    says: 'You need not agree to leave. A landlord needs a fair cause and six months of notice.',
    risk: 'A court weighs both sides, and money can tip it.',
    notWhen: 'A fixed term lease ended in the right way.',
    when: ['leave', 'notice', 'evict', '立ち退き'],
    law: LAW.rentReason,
  },
  {
    id: 'move-money',
    section: 'leverage',
    says: 'If you agree to go, ask for moving money. It is a common part of a fair cause.',
    risk: 'Ask too much and talks end.',
    notWhen: 'You broke the lease.',
    when: ['leave', 'move', '立退料'],
    law: LAW.rentReason,
  },
  {
    id: 'pay-arrears',
    section: 'timing',
    says: 'Pay arrears at once and in order. One missed month mostly does not end a lease. Three often do.',
    risk: 'Late interest can be added.',
    notWhen: 'The sum is wrong.',
    when: ['arrears', 'rent', 'behind'],
    law: LAW.rentBreach,
  },
  {
    id: 'deposit',
    section: 'disclosure',
    says: 'Ask for the deposit with a list. Normal wear is not yours to pay.',
    risk: 'Real damage is yours to pay.',
    notWhen: 'You agreed to clear special terms.',
    when: ['deposit', '敷金', 'damage'],
    law: LAW.deposit,
  },
  {
    id: 'rent-rise',
    section: 'settlement',
    says: 'Against a rent rise pay what you think is fair, and say so. Court talks come first.',
    risk: 'If you lose you pay the rest with 10%.',
    notWhen: 'The rise is fair.',
    when: ['rent', 'increase', 'rise'],
    law: LAW.rentRaise,
  },
])

export const HOUSING_FACTS = factsOf(SHEET, [
  {
    id: 'six-months',
    says: 'A landlord must mostly give six months of notice and a fair cause.',
    when: ['notice'],
    law: LAW.rentNotice,
  },
  {
    id: 'court',
    says: 'Only a court officer can put you out.',
    when: ['evict'],
    law: LAW.evictExec,
  },
  {
    id: 'deposit',
    says: 'Normal wear is not taken from the deposit.',
    when: ['deposit'],
    law: LAW.deposit,
  },
])
