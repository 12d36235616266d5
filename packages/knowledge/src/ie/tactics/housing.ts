/** Renting in Ireland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority-home.ts'

const SHEET = { country: 'ie', area: 'housing', checkBy: '2027-05-31' } as const

export const HOUSING_TACTICS = tacticsOf(SHEET, [
  {
    id: 'dispute-notice',
    section: 'procedure',
    says: 'Check the notice: form, reason, dates, copy to the RTB the same day. If wrong, open a dispute with the RTB.',
    risk: 'The landlord can serve a right one.',
    notWhen: 'You want to leave.',
    when: ['notice', 'evict', 'eviction', 'terminate'],
    law: LAW.rtbDispute,
  },
  {
    id: 'days-to-dispute',
    section: 'timing',
    says: 'Count the days: mostly 90 to dispute a notice, 28 for one about a breach.',
    risk: 'A late dispute is hard to open.',
    notWhen: 'There is no reason to leave this out.',
    when: ['notice', 'dispute'],
    law: LAW.rtbDispute,
  },
  {
    id: 'rent-cap',
    section: 'leverage',
    says: 'Check a rent rise: once in 12 months, with a cap by law. Challenge it at the RTB in time.',
    risk: 'It may be right.',
    notWhen: 'Your home is outside these rules.',
    when: ['rent', 'increase', 'rise'],
    law: LAW.rentCap,
  },
  {
    id: 'standards',
    section: 'disclosure',
    says: 'Send faults in writing with photos. Ask the council to inspect against the minimum standards.',
    risk: 'It can take weeks.',
    notWhen: 'It is urgent danger. Call now.',
    when: ['repair', 'mould', 'damp', 'broken'],
    law: LAW.standards,
  },
  {
    id: 'arrears-plan',
    section: 'settlement',
    says: 'On an arrears warning pay or offer a plan within 28 days, and call MABS.',
    risk: 'If not, a notice can follow.',
    notWhen: 'The rent is not owed.',
    when: ['arrears', 'behind', 'rent'],
    law: LAW.arrears,
  },
])

export const HOUSING_FACTS = factsOf(SHEET, [
  {
    id: 'court',
    says: 'No one may lock you out. An order of the RTB and then a court is needed.',
    when: ['locked out', 'evict'],
    law: LAW.tenancies,
  },
  {
    id: 'deposit',
    says: 'A deposit is one month of rent at most.',
    when: ['deposit'],
    law: LAW.deposit,
  },
  { id: 'rent-year', says: 'Rent may rise once in 12 months.', when: ['rent'], law: LAW.rentCap },
])
