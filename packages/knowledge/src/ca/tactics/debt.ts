/** Debt in Canada: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority.ts'

const SHEET = { country: 'ca', area: 'debt', checkBy: '2027-05-31' } as const

export const DEBT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'interest-cap',
    section: 'leverage',
    says: 'Work out the yearly cost of a loan. Above 35% a year it is mostly a crime, since 1 January 2025.',
    risk: 'Payday loans have rules of their own.',
    notWhen: 'The rate is lower.',
    when: ['loan', 'interest', 'payday'],
    law: LAW.usury,
  },
  {
    id: 'proposal',
    section: 'leverage',
    says: 'Ask a Licensed Insolvency Trustee about a consumer proposal. The first talk is free. Once filed, most suits and wage cuts stop.',
    risk: 'It shows on your credit file for years.',
    notWhen: 'You could pay with a simple plan.',
    when: ['cannot pay', 'many debts', 'bankruptcy'],
    law: LAW.insolvency,
  },
  {
    id: 'answer-claim',
    section: 'procedure',
    says: 'Answer a court claim by the day it names, often 20 days or less. File a defence, even a short one.',
    risk: 'A poor defence adds costs.',
    notWhen: 'You owe it. Then offer instalments.',
    when: ['court', 'claim', 'sued'],
    law: LAW.defaultJudgment,
  },
  {
    id: 'old-debt',
    section: 'timing',
    says: 'Check the last payment. Court time is two years in many provinces, three in Quebec, six in some.',
    risk: 'A payment or written yes can start it again.',
    notWhen: 'A judgment or a tax debt exists.',
    when: ['old', 'years ago'],
    law: LAW.onLimit,
  },
  {
    id: 'written-proof',
    section: 'disclosure',
    says: 'Ask the agency in writing for the first lender, the sum and proof, and to contact you only by mail.',
    risk: 'It may go to court sooner.',
    notWhen: 'A court date is near.',
    when: ['collector', 'agency', 'calls', 'proof'],
    law: LAW.collectRights,
  },
  {
    id: 'one-letter',
    section: 'settlement',
    says: 'Offer a sum in writing and ask that it ends the debt. Pay only when they agree on paper.',
    risk: 'Part payment can start the time again.',
    notWhen: 'The debt is too old or not yours.',
    when: ['settle', 'offer'],
    law: LAW.credit,
  },
])

export const DEBT_FACTS = factsOf(SHEET, [
  {
    id: 'no-entry',
    says: 'A collector cannot take wages or goods without a court.',
    when: ['wages', 'seize', 'collector'],
    law: LAW.defaultJudgment,
  },
  {
    id: 'free-first-talk',
    says: 'The first talk with a Licensed Insolvency Trustee is free.',
    law: LAW.osb,
  },
  {
    id: 'bank-complaint',
    says: 'A bank has 56 days to answer a complaint. Then OBSI is free.',
    when: ['bank', 'complaint'],
    law: LAW.bankComplaint,
  },
])
