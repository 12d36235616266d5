/** Renting in the Netherlands: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'nl', area: 'housing', checkBy: '2027-05-31' } as const

export const HOUSING_TACTICS = tacticsOf(SHEET, [
  {
    id: 'no-agree',
    section: 'procedure',
    says: 'You need not agree to a notice. Then only a judge can end the lease on a legal ground.',
    risk: 'You pay costs if you lose.',
    notWhen: 'You want to go.',
    when: ['notice', 'opzegging', 'evict'],
    law: LAW.rentEnd,
  },
  {
    id: 'points',
    section: 'leverage',
    says: 'Have your rent points checked. The Huurcommissie can lower the rent for a small fee.',
    risk: 'Time limits hold, such as six months for some.',
    notWhen: 'You rent above the points limit on an old contract.',
    when: ['rent', 'too high', 'points', 'huur'],
    law: LAW.rentCap,
  },
  {
    id: 'fix-arrears',
    section: 'timing',
    says: 'Pay arrears before the hearing, and keep under three months. Judges then often let you stay.',
    risk: 'The court costs stay due.',
    notWhen: 'The rent is not due.',
    when: ['arrears', 'rent', 'behind'],
    law: LAW.breach,
  },
  {
    id: 'deposit',
    section: 'disclosure',
    says: 'Ask for the deposit within 14 days of the end, or 30 with deductions and a list.',
    risk: 'Money for real damage can be kept.',
    notWhen: 'You agree with what they say.',
    when: ['deposit', 'borg'],
    law: LAW.deposit,
  },
  {
    id: 'early-help',
    section: 'settlement',
    says: 'Take the call of the town on arrears. It can make a plan with your landlord.',
    risk: 'You share your data.',
    notWhen: 'You can pay now.',
    when: ['arrears', 'help'],
    law: LAW.early,
  },
])

export const HOUSING_FACTS = factsOf(SHEET, [
  {
    id: 'fixed-gone',
    says: 'New rent contracts are mostly for an open time since 1 July 2024.',
    when: ['temporary', 'contract'],
    law: LAW.fixedLease,
  },
  {
    id: 'judge',
    says: 'Only a judge can end the lease against your will.',
    when: ['evict'],
    law: LAW.rentEnd,
  },
  {
    id: 'deposit-two',
    says: 'A deposit is two months of basic rent at most.',
    when: ['deposit'],
    law: LAW.deposit,
  },
])
