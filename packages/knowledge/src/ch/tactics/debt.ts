/** Debt in Switzerland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'ch', area: 'debt', checkBy: '2027-05-31' } as const

export const DEBT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'object',
    section: 'procedure',
    says: 'Say "Rechtsvorschlag" within ten days of a Zahlungsbefehl. It needs no reason and costs nothing.',
    risk: 'If you owe it, a court case adds costs.',
    notWhen: 'You owe all of it. Then talk about a plan.',
    when: ['zahlungsbefehl', 'payment order', 'betreibung'],
    law: LAW.objection,
  },
  {
    id: 'proof',
    section: 'disclosure',
    says: 'Ask the office that the creditor shows its proof within the time to object.',
    risk: 'The ten days do not stop. Object as well.',
    notWhen: 'You know the proof.',
    when: ['proof', 'betreibung'],
    law: LAW.proofAsk,
  },
  {
    id: 'minimum',
    section: 'leverage',
    says: 'List rent, health cover and food. The office must leave you the basic minimum.',
    risk: 'Extra costs need proof of payment.',
    notWhen: 'You own much.',
    when: ['wages', 'lohn', 'seizure', 'pfändung'],
    law: LAW.minimum,
  },
  {
    id: 'old-debt',
    section: 'timing',
    says: 'Check the date. Most debts lapse after ten years, rent, wages and regular bills after five. You must say so.',
    risk: 'A part payment starts it again.',
    notWhen: 'A loss certificate exists.',
    when: ['old', 'years ago', 'verjährung'],
    law: LAW.fiveYears,
  },
  {
    id: 'clean-record',
    section: 'timing',
    says: 'If you objected and the creditor did nothing for three months, ask the office not to show the entry.',
    risk: 'There is a fee.',
    notWhen: 'The creditor went to court.',
    when: ['record', 'register', 'entry'],
    law: LAW.hide,
  },
  {
    id: 'plan',
    section: 'settlement',
    says: 'Let a free debt advice office make one plan.',
    risk: 'An answer can take some weeks.',
    notWhen: 'The ten days run. Object first.',
    when: ['many debts', 'plan'],
    law: LAW.advice,
  },
])

export const DEBT_FACTS = factsOf(SHEET, [
  {
    id: 'ten-days',
    says: 'You have ten days to object.',
    when: ['betreibung', 'payment order'],
    law: LAW.objection,
  },
  {
    id: 'no-collector-fee',
    says: 'Collection firms cannot seize. Only the public office can.',
    when: ['collector', 'inkasso'],
    law: LAW.payOrder,
  },
  {
    id: 'five-or-ten',
    says: 'Debts lapse after five or ten years.',
    when: ['old'],
    law: LAW.tenYears,
  },
])
