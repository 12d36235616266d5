/** Everyday law in Switzerland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'ch', area: 'general', checkBy: '2027-05-31' } as const

export const GENERAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'legal-aid',
    section: 'leverage',
    says: 'Ask the court for legal aid.',
    risk: 'You may have to pay it back.',
    notWhen: 'Your case has no chance.',
    when: ['lawyer', 'afford', 'court'],
    law: LAW.legalAid,
  },
  {
    id: 'data',
    section: 'disclosure',
    says: 'Ask firms for your data. They have 30 days.',
    risk: 'It may not help you.',
    notWhen: 'You need it now.',
    when: ['data'],
    law: OWN.data,
  },
  {
    id: 'conciliation',
    section: 'procedure',
    says: 'Most cases start at a conciliation office. Bring proof and a figure.',
    risk: 'It can propose a decision.',
    notWhen: 'Both go straight to court.',
    when: ['court', 'claim'],
    law: LAW.conciliation,
  },
])

export const GENERAL_FACTS = factsOf(SHEET, [
  { id: 'free-data', says: 'Data requests are mostly free.', law: OWN.data },
  { id: 'conciliation', says: 'A conciliation office helps you settle.', law: LAW.conciliation },
  { id: 'tax', says: 'A tax notice has 30 days.', when: ['tax'], law: LAW.taxObject },
])
