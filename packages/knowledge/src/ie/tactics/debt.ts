/** Debt in Ireland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority-debt.ts'

const SHEET = { country: 'ie', area: 'debt', checkBy: '2027-05-31' } as const

export const DEBT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'plan',
    section: 'leverage',
    says: 'Ask the lender for an affordable plan with the budget form of MABS. It must treat you fairly in arrears.',
    risk: 'Interest may go on.',
    notWhen: 'You dispute the debt.',
    when: ['afford', 'cannot pay', 'arrears', 'loan'],
    law: LAW.cpc,
  },
  {
    id: 'instalment-means',
    section: 'leverage',
    says: 'If there is a judgment, fill in your means and ask the court for small instalments. No prison for debt you cannot pay.',
    risk: 'If you can pay and do not, it is different.',
    notWhen: 'You can settle now.',
    when: ['judgment', 'court', 'instalment'],
    law: LAW.instalment,
  },
  {
    id: 'answer-claim',
    section: 'procedure',
    says: 'Answer a District Court claim notice within 28 days. Send an appearance and defence.',
    risk: 'With no answer the judgment goes against you.',
    notWhen: 'You owe it. Then offer a plan.',
    when: ['court', 'claim', 'served'],
    law: LAW.claimNotice,
  },
  {
    id: 'six-years',
    section: 'timing',
    says: 'Check the date of the last payment. Most debts are too old for court after six years.',
    risk: 'A payment or signed note starts it again.',
    notWhen: 'A judgment exists.',
    when: ['old', 'years ago'],
    law: LAW.limit,
  },
  {
    id: 'who-owns',
    section: 'disclosure',
    says: 'Ask who owns the loan now, and for the papers. Check the firm on the Central Bank register.',
    risk: 'They may find it all.',
    notWhen: 'A court day is near.',
    when: ['sold', 'fund', 'collector', 'proof'],
    law: LAW.cbRegister,
  },
  {
    id: 'mabs-offer',
    section: 'settlement',
    says: 'Let MABS talk to all lenders for you. It is free.',
    risk: 'It takes some weeks.',
    notWhen: 'A court day is near. Answer first.',
    when: ['settle', 'offer', 'plan'],
    law: LAW.mabs,
  },
])

export const DEBT_FACTS = factsOf(SHEET, [
  {
    id: 'no-bailiff',
    says: 'A debt collector has no power to come in or take things.',
    when: ['collector', 'door'],
    law: LAW.collect,
  },
  { id: 'mabs', says: 'MABS is free on 0818 07 2000.', law: LAW.mabs },
  {
    id: 'ombudsman',
    says: 'Complain to the firm, then to the FSPO after 40 working days. It is free.',
    when: ['complaint'],
    law: LAW.fspo,
  },
])
