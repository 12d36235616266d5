/** Police and criminal courts in New Zealand: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'nz', area: 'criminal', checkBy: '2027-05-31' } as const

export const CRIMINAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'free-lawyer',
    section: 'procedure',
    says: 'If you are held or questioned, say that you want a lawyer. Police have a list of lawyers who advise you free by phone.',
    risk: 'You may wait a little.',
    notWhen: 'There is no reason to leave this out.',
    when: ['arrest', 'police', 'questioned', 'interview'],
    law: OWN.plda,
  },
  {
    id: 'silence',
    section: 'procedure',
    says: 'Give your name and address where you must. Then you may stay silent.',
    risk: 'Part answers can be used.',
    notWhen: 'The law makes you answer, such as who drove.',
    when: ['police', 'interview', 'questioned'],
    law: OWN.bora,
  },
  {
    id: 'legal-aid',
    section: 'leverage',
    says: 'Apply for legal aid at once if you may go to prison or cannot pay. Use the duty lawyer on the first day.',
    risk: 'You may have to pay some back.',
    notWhen: 'You can pay for a lawyer.',
    when: ['court', 'charged', 'lawyer', 'afford'],
    law: OWN.legalAid,
  },
  {
    id: 'disclosure',
    section: 'disclosure',
    says: 'Ask for disclosure before you plead: the summary, notes and video.',
    risk: 'It takes some weeks.',
    notWhen: 'You are not charged yet.',
    when: ['court', 'charged', 'evidence', 'plead'],
    law: OWN.disclosure,
  },
  {
    id: 'discharge',
    section: 'settlement',
    says: 'Ask a lawyer about a discharge without conviction if a record would hit you far too hard.',
    risk: 'The judge must agree, and you need proof.',
    notWhen: 'You are not guilty.',
    when: ['record', 'conviction', 'job', 'guilty'],
    law: OWN.discharge,
  },
  {
    id: 'infringement',
    section: 'timing',
    says: 'Within 28 days of a fine notice pay, write to object, or ask for a hearing.',
    risk: 'Later a court adds fees.',
    notWhen: 'You were charged by summons.',
    when: ['fine', 'ticket', 'infringement'],
    law: LAW.infringement,
  },
])

export const CRIMINAL_FACTS = factsOf(SHEET, [
  {
    id: 'lawyer',
    says: 'You have the right to a lawyer without delay, in private.',
    when: ['arrest', 'police'],
    law: OWN.bora,
  },
  {
    id: 'search',
    says: 'Police need legal grounds to search. Stay calm and ask why.',
    when: ['search'],
    law: OWN.bora,
  },
  { id: 'fines', says: 'You can ask to pay a fine over time.', when: ['fine'], law: LAW.fines },
])
