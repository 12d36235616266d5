/** Debt in Spain: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'

const SHEET = { country: 'es', area: 'debt', checkBy: '2027-05-31' } as const

export const DEBT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'oppose-monitorio',
    section: 'procedure',
    says: 'Oppose a monitorio within 20 working days at the court. Give short reasons.',
    risk: 'A full case can follow with costs.',
    notWhen: 'You owe it. Then ask for terms.',
    when: ['monitorio', 'court', 'juzgado', 'claim'],
    law: cite('lec', 'artículos 815 a 818'),
  },
  {
    id: 'wage-scale',
    section: 'leverage',
    says: 'Check the scale. Pay up to the minimum wage is safe from seizure, and above it only parts go.',
    risk: 'Child support is different.',
    notWhen: 'You earn far more.',
    when: ['embargo', 'wages', 'nómina', 'seizure'],
    law: cite('lec', 'artículos 607 y 608'),
  },
  {
    id: 'usury',
    section: 'leverage',
    says: 'Compare the interest of a card with the normal rate. If it is far above, ask for it to be void as usury.',
    risk: 'Courts look at each case.',
    notWhen: 'The rate is near normal.',
    when: ['revolving', 'card', 'interest', 'tarjeta'],
    law: cite('usura', 'artículo 1'),
  },
  {
    id: 'five-years',
    section: 'timing',
    says: 'Check the date. Most personal debts lapse after five years. Say so in writing.',
    risk: 'A claim by letter or a payment starts it again.',
    notWhen: 'A judgment exists.',
    when: ['old', 'years ago', 'prescripción'],
    law: cite('cc', 'artículos 1964 y 1973'),
  },
  {
    id: 'credit-list',
    section: 'disclosure',
    says: 'If you are on a bad payer list, ask for the proof. A disputed debt must not be there, and five years is the limit.',
    risk: 'You must show the dispute.',
    notWhen: 'The debt is sure.',
    when: ['asnef', 'list', 'credit'],
    law: cite('datos', 'artículo 20'),
  },
  {
    id: 'second-chance',
    section: 'settlement',
    says: 'With no way to pay ask a lawyer about the second chance law. It can end most debts in good faith.',
    risk: 'It costs and takes time.',
    notWhen: 'A plan is enough.',
    when: ['cannot pay', 'many debts', 'bankruptcy'],
    law: cite('concursal', 'artículos 486 y siguientes'),
  },
])

export const DEBT_FACTS = factsOf(SHEET, [
  {
    id: 'twenty-days',
    says: 'You have 20 working days to answer a monitorio.',
    when: ['monitorio'],
    law: cite('lec', 'artículo 815'),
  },
  {
    id: 'no-entry',
    says: 'A collector cannot seize. Only a court can.',
    when: ['collector'],
    law: cite('lec', 'artículo 517'),
  },
  {
    id: 'five-years',
    says: 'Most debts lapse after five years.',
    when: ['old'],
    law: cite('cc', 'artículo 1964'),
  },
])
