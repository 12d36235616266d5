/** Debt in Japan: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'jp', area: 'debt', checkBy: '2027-05-31' } as const

export const DEBT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'object-order',
    section: 'procedure',
    says: 'Object to a payment order (shiharai tokusoku) within two weeks of getting it. A simple form is enough.',
    risk: 'The case then goes to a normal court.',
    notWhen: 'You owe it. Then offer a plan in the form.',
    when: ['payment order', 'court', 'tokusoku', '支払督促'],
    law: LAW.order,
  },
  {
    id: 'rate-cap',
    section: 'leverage',
    says: 'Check the rate. Above 15 to 20% a year the extra is void, and past extra payments cut the debt.',
    risk: 'Claims on old payments lapse.',
    notWhen: 'The rate is lower.',
    when: ['interest', 'loan', 'card', '利息'],
    law: LAW.rates,
  },
  {
    id: 'old-debt',
    section: 'timing',
    says: 'Check the last payment. Most debts lapse after five years. You must say so in writing.',
    risk: 'A small payment or promise counts as a yes.',
    notWhen: 'A judgment exists. It lasts ten years.',
    when: ['old', 'years ago', '時効'],
    law: LAW.limit,
  },
  {
    id: 'who-asks',
    section: 'disclosure',
    says: 'Ask who claims, on what contract and how the sum is made. Only licensed firms may collect for others.',
    risk: 'It may be right.',
    notWhen: 'A court paper has come. Answer it.',
    when: ['collector', 'proof', '督促'],
    law: LAW.collector,
  },
  {
    id: 'court-plan',
    section: 'settlement',
    says: 'In a money case at the summary court ask for terms. It can set a plan of up to five years.',
    risk: 'If you miss a payment, all is due.',
    notWhen: 'You dispute the debt.',
    when: ['plan', 'cannot pay', '分割'],
    law: LAW.splitDecision,
  },
])

export const DEBT_FACTS = factsOf(SHEET, [
  { id: 'two-weeks', says: 'You have two weeks to object to a payment order.', law: LAW.orderTwo },
  {
    id: 'no-night-calls',
    says: 'A money lender may not call at night or threaten you.',
    when: ['calls', 'threat'],
    law: LAW.harass,
  },
  {
    id: 'wages',
    says: 'A creditor can mostly take a quarter of your pay, not more.',
    when: ['wages'],
    law: LAW.wages,
  },
  { id: 'free-advice', says: 'Houterasu gives free advice on a low income.', law: LAW.aid },
])
