/** Police and criminal courts in Italy: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'it', area: 'criminal', checkBy: '2027-05-31' } as const

export const CRIMINAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'lawyer',
    section: 'procedure',
    says: 'Name a lawyer at once. If you have none, one is given. Ask to talk before questions.',
    risk: 'A given lawyer must be paid, unless you get legal aid.',
    notWhen: 'There is no reason to leave this out.',
    when: ['police', 'arrested', 'interview', 'indagato'],
    law: OWN.rights,
  },
  {
    id: 'silence',
    section: 'procedure',
    says: 'You may refuse to answer. What you do say can be used.',
    risk: 'Part answers can hurt.',
    notWhen: 'You are a witness. Ask which.',
    when: ['police', 'interview'],
    law: OWN.rights,
  },
  {
    id: 'legal-aid',
    section: 'leverage',
    says: 'Ask for patrocinio a spese dello Stato on a low income.',
    risk: 'You swear to your income.',
    notWhen: 'You are above the limit.',
    when: ['lawyer', 'afford', 'court'],
    law: cite('gratuito', 'articoli 74 e 76'),
  },
  {
    id: 'decree',
    section: 'timing',
    says: 'Oppose a decreto penale within 15 days. Ask a lawyer before you pay.',
    risk: 'The sentence can rise.',
    notWhen: 'It is right and small.',
    when: ['decreto penale', 'fine'],
    law: OWN.decree,
  },
  {
    id: 'file',
    section: 'disclosure',
    says: 'After the notice that inquiries are closed you have 20 days to see the file, write or be heard.',
    risk: 'What you say can be used.',
    notWhen: 'No notice has come yet.',
    when: ['415-bis', 'file', 'notice'],
    law: OWN.file,
  },
  {
    id: 'probation',
    section: 'settlement',
    says: 'Ask your lawyer about a plea deal or a trial period (messa alla prova).',
    risk: 'You do work and repair.',
    notWhen: 'You did not do it.',
    when: ['deal', 'plea'],
    law: OWN.plea,
  },
])

export const CRIMINAL_FACTS = factsOf(SHEET, [
  { id: 'lawyer', says: 'You always have a right to defence.', law: OWN.judge },
  {
    id: 'judge',
    says: 'A judge must look at an arrest within days.',
    when: ['arrest'],
    law: OWN.judge,
  },
  { id: 'silence', says: 'You may stay silent.', when: ['police'], law: OWN.rights },
])
