/** Renting in Switzerland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'ch', area: 'housing', checkBy: '2027-05-31' } as const

export const HOUSING_TACTICS = tacticsOf(SHEET, [
  {
    id: 'thirty-days',
    section: 'timing',
    says: 'Fight a notice at the conciliation office within 30 days of getting it. It is free.',
    risk: 'Late counts as a yes, unless the notice is void.',
    notWhen: 'You want to go.',
    when: ['kündigung', 'notice', 'evict'],
    law: LAW.rentFight,
  },
  {
    id: 'longer',
    section: 'timing',
    says: 'Ask there for more time too. It can be up to four years in a home.',
    risk: 'It does not help in a case of arrears.',
    notWhen: 'You have a new home.',
    when: ['kündigung', 'notice'],
    law: LAW.rentLonger,
  },
  {
    id: 'form',
    section: 'procedure',
    says: 'Check the official form, one for each spouse, and the date. Without it the notice is void.',
    risk: 'They can send a new one.',
    notWhen: 'You agree that it is right.',
    when: ['form', 'notice', 'kündigung'],
    law: LAW.rentForm,
  },
  {
    id: 'rent-rise',
    section: 'leverage',
    says: 'Fight a rent rise within 30 days. The landlord must show the reasons on the form.',
    risk: 'It can strain the peace with your landlord.',
    notWhen: 'You find that it is fair.',
    when: ['rent', 'increase', 'mietzins'],
    law: LAW.rentRise,
  },
  {
    id: 'late-rent',
    section: 'settlement',
    says: 'With a 30 day warning pay in full in time, or agree on a plan in writing first.',
    risk: 'After it the notice is short.',
    notWhen: 'The rent is not due.',
    when: ['arrears', 'behind', 'rent'],
    law: LAW.rentLate,
  },
  {
    id: 'deposit',
    section: 'disclosure',
    says: 'Ask the bank for the deposit one year after you left, if the landlord made no claim.',
    risk: 'A claim in that year blocks it.',
    notWhen: 'You agree on damage.',
    when: ['deposit', 'kaution'],
    law: LAW.rentDeposit,
  },
])

export const HOUSING_FACTS = factsOf(SHEET, [
  {
    id: 'thirty',
    says: 'You have 30 days to fight a notice.',
    when: ['notice'],
    law: LAW.rentFight,
  },
  { id: 'free', says: 'The conciliation office for rent is free.', law: LAW.freeCourt },
  {
    id: 'three-months',
    says: 'A deposit is three months of rent at most.',
    when: ['deposit'],
    law: LAW.rentDeposit,
  },
])
