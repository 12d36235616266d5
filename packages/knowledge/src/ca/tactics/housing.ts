/** Renting in Canada: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority-home.ts'

const SHEET = { country: 'ca', area: 'housing', checkBy: '2027-05-31' } as const

export const HOUSING_TACTICS = tacticsOf(SHEET, [
  {
    id: 'hearing-first',
    section: 'procedure',
    says: 'A notice does not end your home. Only the tribunal or court can, so go to the hearing.',
    risk: 'You pay rent until you leave.',
    notWhen: 'You want to go on that day.',
    when: ['evict', 'eviction', 'notice'],
    law: LAW.housing,
  },
  {
    id: 'pay-to-void',
    section: 'timing',
    says: 'In Ontario you can mostly stop an eviction for arrears by paying all before the order. Pay with proof.',
    risk: 'The day limit on the notice is short.',
    notWhen: 'The rent is not owed.',
    when: ['arrears', 'rent', 'behind'],
    law: LAW.onRta,
  },
  {
    id: 'bad-faith',
    section: 'leverage',
    says: 'If a landlord said "own use" and it was not true, claim compensation from the tribunal.',
    risk: 'You need proof, such as adverts.',
    notWhen: 'The person did move in.',
    when: ['own use', 'family', 'move in'],
    law: LAW.onRtaOwn,
  },
  {
    id: 'repair-proof',
    section: 'disclosure',
    says: 'Send repair requests in writing with photos. Then ask the tribunal for less rent or an order.',
    risk: 'Do not stop the rent yourself.',
    notWhen: 'It is urgent danger. Call the city first.',
    when: ['repair', 'mould', 'broken'],
    law: LAW.onRtaRepair,
  },
  {
    id: 'sign-plan',
    section: 'settlement',
    says: 'Offer a written plan and file it with the tribunal if the landlord agrees.',
    risk: 'A missed payment can bring a quick order.',
    notWhen: 'You dispute the sum.',
    when: ['plan', 'arrears'],
    law: LAW.onRta,
  },
])

export const HOUSING_FACTS = factsOf(SHEET, [
  {
    id: 'sheriff',
    says: 'A landlord may not lock you out. Only a court officer can.',
    when: ['locked out', 'evict'],
    law: LAW.housing,
  },
  {
    id: 'rules-by-province',
    says: 'Rent law is made by each province. Check yours.',
    law: LAW.housing,
  },
  {
    id: 'quebec',
    says: 'In Quebec no deposit may be asked, and you have a right to stay.',
    when: ['quebec', 'montreal'],
    law: LAW.qcLease,
  },
])
