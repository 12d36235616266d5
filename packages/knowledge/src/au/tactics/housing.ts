/** Renting in Australia: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority-home.ts'

const SHEET = { country: 'au', area: 'housing', checkBy: '2027-05-31' } as const

export const HOUSING_TACTICS = tacticsOf(SHEET, [
  {
    id: 'stay-until-order',
    section: 'procedure',
    says: 'A notice alone does not end your home. The landlord needs an order of the tribunal, and you can speak there.',
    risk: 'You may have to pay rent until you go.',
    notWhen: 'You want to leave on that day.',
    when: ['evict', 'eviction', 'notice', 'leave'],
    law: LAW.tenancy,
  },
  {
    id: 'nsw-ground',
    section: 'procedure',
    says: 'Check the reason on the notice. In New South Wales and Victoria a landlord needs a legal ground.',
    risk: 'A right notice can follow.',
    notWhen: 'Your state still allows no reason. Ask a tenant service.',
    when: ['notice', 'no grounds', 'evict'],
    law: LAW.nswGrounds,
  },
  {
    id: 'catch-up',
    section: 'timing',
    says: 'Pay the arrears or keep to a plan before the hearing. The tribunal can then refuse to end the tenancy.',
    risk: 'If you are often late it may not help.',
    notWhen: 'The rent is not owed.',
    when: ['arrears', 'rent', 'behind'],
    law: LAW.nswRta,
  },
  {
    id: 'report-repairs',
    section: 'disclosure',
    says: 'Report repairs in writing with photos. Keep copies, and ask the tribunal for an order if nothing is done.',
    risk: 'An answer can take some weeks.',
    notWhen: 'It is urgent, such as gas. Call the urgent number first.',
    when: ['repair', 'mould', 'broken', 'leak'],
    law: LAW.tenancy,
  },
  {
    id: 'bond-claim',
    section: 'settlement',
    says: 'Ask for the bond yourself from the bond body when you leave. The landlord must then prove each deduction.',
    risk: 'Proven damage is paid from it.',
    notWhen: 'You agree on the sum.',
    when: ['bond', 'deposit'],
    law: LAW.tenancy,
  },
])

export const HOUSING_FACTS = factsOf(SHEET, [
  {
    id: 'order',
    says: 'Only a tribunal or court order, carried out by an officer, can put you out.',
    when: ['evict', 'eviction'],
    law: LAW.tenancy,
  },
  {
    id: 'bond-lodged',
    says: 'In nearly all places your bond is held by a state body, not by the landlord.',
    when: ['bond'],
    law: LAW.tenancy,
  },
  { id: 'advice', says: 'Each state has a free tenant advice service.', law: LAW.tenancy },
])
