/** Debt in Belgium: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'be', area: 'debt', checkBy: '2027-05-31' } as const

export const DEBT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'cost-cap',
    section: 'leverage',
    says: 'Check the first reminder. It must be free and give you 14 days. After that costs are capped by the size of the debt.',
    risk: 'The main sum stays due.',
    notWhen: 'You bought as a business.',
    when: ['reminder', 'collector', 'mise en demeure', 'costs'],
    law: LAW.firstReminder,
  },
  {
    id: 'protected-pay',
    section: 'leverage',
    says: 'Work out what part of your pay or benefit can be seized. Low income is safe.',
    risk: 'Child support can take more.',
    notWhen: 'You earn well above the limit.',
    when: ['wages', 'seizure', 'saisie'],
    law: LAW.wages,
  },
  {
    id: 'go-to-court',
    section: 'procedure',
    says: 'Go to the first hearing of the justice of the peace, and ask for time to pay. You need no lawyer.',
    risk: 'With no one there you mostly lose.',
    notWhen: 'You have a signed deal.',
    when: ['court', 'citation', 'summons', 'juge'],
    law: LAW.summons,
  },
  {
    id: 'old-debt',
    section: 'timing',
    says: 'Check the date. Many regular bills lapse after five years, other debts after ten.',
    risk: 'A payment or a yes starts it again.',
    notWhen: 'A judgment exists.',
    when: ['old', 'years ago'],
    law: LAW.fiveYears,
  },
  {
    id: 'ask-proof',
    section: 'disclosure',
    says: 'Ask the collector for the contract, the sum in parts and the name of the creditor.',
    risk: 'They may find it all.',
    notWhen: 'A court day is near.',
    when: ['collector', 'proof'],
    law: LAW.collector,
  },
  {
    id: 'collective',
    section: 'settlement',
    says: 'If debts are far too much, ask the CPAS or a lawyer about collective debt settlement. Seizures then stop.',
    risk: 'A mediator runs your income for years.',
    notWhen: 'One small plan is enough.',
    when: ['many debts', 'cannot pay'],
    law: LAW.collective,
  },
])

export const DEBT_FACTS = factsOf(SHEET, [
  {
    id: 'free-reminder',
    says: 'The first reminder is free, and you have 14 days.',
    when: ['reminder'],
    law: LAW.firstReminder,
  },
  {
    id: 'judge-only',
    says: 'Only a court title lets a bailiff seize.',
    when: ['bailiff', 'huissier', 'seizure'],
    law: LAW.judgeOnly,
  },
  { id: 'cpas', says: 'The CPAS gives free debt advice.', law: LAW.cpas },
])
