/** Debt in New Zealand: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority.ts'

const SHEET = { country: 'nz', area: 'debt', checkBy: '2027-05-31' } as const

export const DEBT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'hardship',
    section: 'leverage',
    says: 'Ask the lender for a hardship change if illness, job loss or a split hit you. It must answer in 20 working days or sooner.',
    risk: 'Interest may go on meanwhile.',
    notWhen: 'You were behind too long. Ask a mentor what is left.',
    when: ['hardship', 'cannot pay', 'afford', 'loan'],
    law: LAW.hardship,
  },
  {
    id: 'scheme',
    section: 'procedure',
    says: 'Complain to the lender, then to its free dispute scheme. Every lender must be in one.',
    risk: 'It may find for the lender.',
    notWhen: 'A court claim is due. Answer that first.',
    when: ['complaint', 'lender', 'collector'],
    law: LAW.disputeSchemes,
  },
  {
    id: 'defend',
    section: 'procedure',
    says: 'File a defence within 25 working days of being served. Say what you dispute.',
    risk: 'A poor defence adds costs.',
    notWhen: 'You owe it. Then offer instalments.',
    when: ['court', 'claim', 'served'],
    law: LAW.defence,
  },
  {
    id: 'six-years',
    section: 'timing',
    says: 'Check the last payment. Most debts are too old after six years, if you raise it.',
    risk: 'A payment or written yes starts it again.',
    notWhen: 'A judgment exists.',
    when: ['old', 'years ago'],
    law: LAW.limit,
  },
  {
    id: 'ask-papers',
    section: 'disclosure',
    says: 'Ask for the contract and how the sum is made up. A collector must be clear and must not mislead.',
    risk: 'They may find it all.',
    notWhen: 'A court day is near.',
    when: ['collector', 'proof'],
    law: LAW.collect,
  },
  {
    id: 'mentor-offer',
    section: 'settlement',
    says: 'Let a free financial mentor make one plan for all debts.',
    risk: 'It takes some weeks.',
    notWhen: 'A court day is near. Answer it first.',
    when: ['plan', 'settle', 'offer'],
    law: LAW.moneytalks,
  },
])

export const DEBT_FACTS = factsOf(SHEET, [
  { id: 'mentor', says: 'MoneyTalks is free on 0800 345 123.', law: LAW.moneytalks },
  {
    id: 'no-harass',
    says: 'Collectors may not harass or mislead you.',
    when: ['harass', 'collector'],
    law: LAW.fairTrading,
  },
  {
    id: 'nap',
    says: 'With debts up to $50,000 and no means, a no asset procedure may end them in a year.',
    when: ['bankruptcy', 'cannot pay'],
    law: LAW.options,
  },
])
