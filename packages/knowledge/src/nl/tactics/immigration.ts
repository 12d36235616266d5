/** Immigration in the Netherlands: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'nl', area: 'immigration', checkBy: '2027-05-31' } as const

export const IMMIGRATION_TACTICS = tacticsOf(SHEET, [
  {
    id: 'four-weeks',
    section: 'timing',
    says: 'Most IND decisions give four weeks to object. Some asylum ones give far less. Read the last page.',
    risk: 'A day late ends it.',
    notWhen: 'No decision has come yet.',
    when: ['refused', 'ind', 'objection', 'decision'],
    law: OWN.aliens,
  },
  {
    id: 'free-lawyer',
    section: 'leverage',
    says: 'Ask for a subsidised lawyer. Asylum seekers get free legal help.',
    risk: 'There can be a wait.',
    notWhen: 'You have a lawyer already.',
    when: ['lawyer', 'asylum'],
    law: OWN.legalAid,
  },
  {
    id: 'file',
    section: 'disclosure',
    says: 'Ask the IND for your file with your objection.',
    risk: 'An answer can take some weeks.',
    notWhen: 'The limit ends. Object first, reasons later.',
    when: ['file', 'reasons'],
    law: LAW.objection,
  },
])

export const IMMIGRATION_FACTS = factsOf(SHEET, [
  { id: 'four', says: 'Four weeks is the normal limit at the IND.', law: OWN.aliens },
  { id: 'loket', says: 'The Juridisch Loket gives free first advice.', law: LAW.loket },
  {
    id: 'heard',
    says: 'You are mostly heard before a no on an objection.',
    when: ['objection'],
    law: LAW.hearing,
  },
])
