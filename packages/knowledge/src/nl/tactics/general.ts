/** Everyday law in the Netherlands: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'nl', area: 'general', checkBy: '2027-05-31' } as const

export const GENERAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'six-weeks',
    section: 'timing',
    says: 'Object to a decision of an office within six weeks. You may give reasons later if you ask.',
    risk: 'It does not always stop payment.',
    notWhen: 'Another time is named.',
    when: ['decision', 'office', 'bezwaar'],
    law: LAW.objection,
  },
  {
    id: 'hearing',
    section: 'procedure',
    says: 'Ask to be heard in your objection. Bring new proof.',
    risk: 'It can take some time.',
    notWhen: 'It is only a sum mistake. Call.',
    when: ['objection', 'hearing'],
    law: LAW.hearing,
  },
  {
    id: 'woo',
    section: 'disclosure',
    says: 'Ask an office for papers under the Woo.',
    risk: 'Some papers can stay closed.',
    notWhen: 'You need your own file. Ask for that.',
    when: ['office', 'papers'],
    law: OWN.woo,
  },
])

export const GENERAL_FACTS = factsOf(SHEET, [
  { id: 'loket', says: 'The Juridisch Loket is free.', law: LAW.loket },
  { id: 'six', says: 'Six weeks to object to most decisions.', law: LAW.objection },
  { id: 'proof', says: 'Who claims must mostly prove.', law: LAW.proof },
])
