/** Everyday law in Belgium: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'be', area: 'general', checkBy: '2027-05-31' } as const

export const GENERAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'pro-deo',
    section: 'leverage',
    says: 'Ask the legal aid office for a free lawyer on a low income.',
    risk: 'You must show papers.',
    notWhen: 'An insurance pays for your lawyer.',
    when: ['lawyer', 'afford'],
    law: LAW.legalAid,
  },
  {
    id: 'file',
    section: 'disclosure',
    says: 'Ask a public office for your file.',
    risk: 'Some parts stay closed.',
    notWhen: 'A limit ends now. Appeal first.',
    when: ['office', 'file'],
    law: OWN.open,
  },
  {
    id: 'conciliation',
    section: 'procedure',
    says: 'Ask the court for a free conciliation before a case.',
    risk: 'The other side need not come.',
    notWhen: 'A limit to act ends now.',
    when: ['court', 'dispute'],
    law: LAW.justicePeace,
  },
])

export const GENERAL_FACTS = factsOf(SHEET, [
  {
    id: 'reasons',
    says: 'An office must give you reasons.',
    when: ['office', 'decision'],
    law: OWN.motives,
  },
  {
    id: 'free-conciliation',
    says: 'A conciliation at the justice of the peace is free.',
    law: LAW.justicePeace,
  },
  { id: 'proof', says: 'Who claims must mostly prove.', when: ['proof'], law: LAW.proof },
])
