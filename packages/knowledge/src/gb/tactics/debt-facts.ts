/** Debt in the United Kingdom: what to know at once. */
import { factsOf } from '../../tactic-rows.ts'
import { COURT_LAW, CREDIT_LAW, GUIDANCE, LIMITATION_LAW } from '../authority.ts'
import { BAILIFFS, COURT_PAPERS, OLD, SOLD } from './debt-words.ts'
import { EW, EWNI, guide, NI, SCOTLAND } from './law.ts'

const SHEET = { country: 'gb', area: 'debt' } as const

export const DEBT_FACTS = factsOf(SHEET, [
  {
    id: 'not-bailiffs',
    says: 'A debt collector is not a bailiff. It cannot enter your home or take goods.',
    when: SOLD,
    law: CREDIT_LAW.misleading,
  },
  {
    id: 'no-prison',
    nations: EW,
    says: 'You cannot go to prison for a card, loan or catalogue debt.',
    when: ['prison', 'jail', 'arrest', 'police'],
    law: CREDIT_LAW.prison,
  },
  {
    id: 'six-years',
    nations: EWNI,
    says: 'Most debts become too old for court six years after the last payment or signed note.',
    when: OLD,
    law: LIMITATION_LAW.contract,
  },
  {
    id: 'five-years',
    nations: SCOTLAND,
    says: 'In Scotland most debts end after five years with no payment or written admission.',
    when: OLD,
    law: LIMITATION_LAW.scotland,
  },
  {
    id: 'claim-days',
    nations: EW,
    says: 'A court claim needs an answer within 14 days of service. Doing nothing means judgment.',
    when: COURT_PAPERS,
    law: COURT_LAW.acknowledge,
  },
  {
    id: 'paid-in-a-month',
    nations: EW,
    says: 'Pay a county court judgment in full within one month and it comes off the register.',
    when: ['ccj', 'judgment', 'credit file'],
    law: COURT_LAW.register,
  },
  {
    id: 'sixty-days',
    nations: EW,
    says: 'Breathing space can stop most debt action for 60 days. A debt adviser sets it up.',
    law: CREDIT_LAW.breathingSpace,
  },
  {
    id: 'scots-six-months',
    nations: SCOTLAND,
    says: 'In Scotland a moratorium can stop most debt action for six months.',
    law: CREDIT_LAW.scotsMoratorium,
  },
  {
    id: 'scots-no-entry',
    nations: SCOTLAND,
    says: 'In Scotland only sheriff officers with a court paper can enforce a debt.',
    when: ['sheriff', 'bailiff', 'bailiffs'],
    law: CREDIT_LAW.scotsEnforcement,
  },
  {
    id: 'ni-one-office',
    nations: NI,
    says: 'There are no private bailiffs in Northern Ireland for court debts. One public office enforces judgments.',
    when: BAILIFFS,
    law: CREDIT_LAW.irishEnforcement,
  },
  {
    id: 'not-your-debt',
    says: 'You do not owe the debt of a partner or parent because you share a home or a name.',
    when: ['partner', 'husband', 'wife', 'mother', 'father', 'not mine', 'died'],
    law: GUIDANCE.freeAdvice,
  },
  {
    id: 'fair-treatment',
    says: 'Lenders and collectors must treat you fairly if you struggle. They must not press you to pay more than you can.',
    law: CREDIT_LAW.forbearance,
  },
  {
    id: 'ombudsman',
    says: 'The Financial Ombudsman is free. Complain to the firm first and give it eight weeks.',
    law: CREDIT_LAW.firmComplaint,
  },
  {
    id: 'advice-is-free',
    says: 'Good debt advice is free. You never need to pay a company for it.',
    law: guide(
      'MoneyHelper (Money and Pensions Service)',
      'find free debt advice',
      'https://www.moneyhelper.org.uk/en/money-troubles/dealing-with-debt/debt-advice-locator',
    ),
  },
])
