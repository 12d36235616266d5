/** Renting in New Zealand: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority.ts'

const SHEET = { country: 'nz', area: 'housing', checkBy: '2027-05-31' } as const

export const HOUSING_TACTICS = tacticsOf(SHEET, [
  {
    id: 'tribunal',
    section: 'procedure',
    says: 'You need not go before the right notice time, or an order of the Tenancy Tribunal. Apply there if the notice is wrong.',
    risk: 'There is a small fee.',
    notWhen: 'You want to leave on that day.',
    when: ['evict', 'notice', '90 day', 'leave'],
    law: LAW.tenancyServices,
  },
  {
    id: 'fourteen-day-fix',
    section: 'timing',
    says: 'If you get a notice to fix a breach in 14 days, fix it and write that you did.',
    risk: 'If not, the tribunal can end it.',
    notWhen: 'You did not breach. Say why in writing.',
    when: ['breach', '14 day', 'arrears', 'rent'],
    law: LAW.rta,
  },
  {
    id: 'repair-order',
    section: 'leverage',
    says: 'Give the landlord a 14 day notice to repair. The tribunal can then order work and money.',
    risk: 'You must go on paying rent meanwhile.',
    notWhen: 'It is urgent danger. Call at once.',
    when: ['repair', 'mould', 'broken', 'heating'],
    law: LAW.landlordDuties,
  },
  {
    id: 'bond-photos',
    section: 'disclosure',
    says: 'Keep photos from move in and out. The bond is held by Tenancy Services, and the landlord must prove loss.',
    risk: 'Proven damage is paid.',
    notWhen: 'You agree on the sum.',
    when: ['bond', 'damage'],
    law: LAW.bond,
  },
  {
    id: 'rent-plan',
    section: 'settlement',
    says: 'Offer a written plan for arrears and keep to it.',
    risk: 'Arrears of 21 days can end the tenancy.',
    notWhen: 'You dispute the rent.',
    when: ['arrears', 'behind'],
    law: LAW.arrears,
  },
])

export const HOUSING_FACTS = factsOf(SHEET, [
  {
    id: 'rent-rise',
    says: 'Rent may rise once in 12 months, with 60 days of notice.',
    when: ['rent', 'increase'],
    law: LAW.rentRise,
  },
  {
    id: 'bond',
    says: 'A bond is four weeks of rent at most, and is lodged.',
    when: ['bond'],
    law: LAW.bond,
  },
  {
    id: 'entry',
    says: 'A landlord must mostly give notice to come in.',
    when: ['enter', 'entry'],
    law: LAW.landlordDuties,
  },
])
