/** Debt in the Netherlands: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'nl', area: 'debt', checkBy: '2027-05-31' } as const

export const DEBT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'fee-check',
    section: 'leverage',
    says: 'Check the 14 day letter and the costs. They are capped by law, and without that letter a consumer owes none.',
    risk: 'The main sum stays due.',
    notWhen: 'You bought as a business.',
    when: ['incasso', 'collector', 'costs', 'reminder'],
    law: LAW.letter14,
  },
  {
    id: 'free-part',
    section: 'leverage',
    says: 'Have your beslagvrije voet worked out again. It is the part of income no one may take.',
    risk: 'You must send your data.',
    notWhen: 'No one has seized yet.',
    when: ['wages', 'seizure', 'beslag'],
    law: LAW.freeFoot,
  },
  {
    id: 'answer-summons',
    section: 'procedure',
    says: 'Answer a summons by the day it names, in writing or at court. At the kantonrechter you need no lawyer.',
    risk: 'With none you lose by default.',
    notWhen: 'You paid. Show proof.',
    when: ['court', 'dagvaarding', 'summons'],
    law: LAW.kanton,
  },
  {
    id: 'old-debt',
    section: 'timing',
    says: 'Check the date. A shop buy lapses after two years, most bills after five. Say that it has lapsed.',
    risk: 'A letter in time or a payment starts it again.',
    notWhen: 'A judgment exists. It lasts 20 years.',
    when: ['old', 'years ago', 'verjaard'],
    law: LAW.prescription,
  },
  {
    id: 'register',
    section: 'disclosure',
    says: 'Ask for the contract and sum in parts. Check that the agency is in the public register.',
    risk: 'They may show it all.',
    notWhen: 'A court day is near.',
    when: ['proof', 'agency'],
    law: LAW.register,
  },
  {
    id: 'town-help',
    section: 'settlement',
    says: 'Ask your town for debt help. It must talk with you within four weeks, or three days in a crisis.',
    risk: 'You must keep to the plan.',
    notWhen: 'One plan is enough.',
    when: ['many debts', 'plan', 'cannot pay'],
    law: LAW.wgs,
  },
])

export const DEBT_FACTS = factsOf(SHEET, [
  { id: 'fourteen', says: 'A consumer must first get a free 14 days to pay.', law: LAW.letter14 },
  {
    id: 'bailiff-title',
    says: 'A bailiff needs a judgment to seize.',
    when: ['bailiff', 'deurwaarder'],
    law: LAW.titleOnly,
  },
  { id: 'two-years', says: 'A shop debt lapses after two years.', when: ['old'], law: LAW.saleTwo },
])
