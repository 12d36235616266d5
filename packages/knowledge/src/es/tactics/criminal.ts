/** Police and criminal courts in Spain: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'es', area: 'criminal', checkBy: '2027-05-31' } as const

export const CRIMINAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'lawyer',
    section: 'procedure',
    says: 'Ask for a lawyer before you speak. You may talk in private first. If you name none, one of turn comes.',
    risk: 'You may wait up to three hours.',
    notWhen: 'There is no reason to leave this out.',
    when: ['police', 'detenido', 'arrested', 'interview'],
    law: OWN.lawyer,
  },
  {
    id: 'silence',
    section: 'procedure',
    says: 'You may stay silent or answer only some questions.',
    risk: 'Other proof can still count.',
    notWhen: 'You are a witness. Ask which.',
    when: ['police', 'declarar', 'interview'],
    law: OWN.lawyer,
  },
  {
    id: 'legal-aid',
    section: 'leverage',
    says: 'Ask for justicia gratuita. It pays a lawyer on a low income.',
    risk: 'You must show income.',
    notWhen: 'You have a lawyer.',
    when: ['lawyer', 'afford', 'court'],
    law: cite('gratuita', 'artículos 2 a 6'),
  },
  {
    id: 'appeal',
    section: 'timing',
    says: 'Ask on the day of the judgment for the time to appeal. It is mostly ten days, or five for minor crimes.',
    risk: 'A claim made too late is lost.',
    notWhen: 'You accept the decision.',
    when: ['appeal', 'sentencia', 'convicted'],
    law: OWN.appeal,
  },
  {
    id: 'see-file',
    section: 'disclosure',
    says: 'Ask your lawyer for the file before you decide on a deal.',
    risk: 'Parts can be secret for a time.',
    notWhen: 'It is a small fine.',
    when: ['file', 'atestado', 'court'],
    law: OWN.lawyer,
  },
  {
    id: 'early-yes',
    section: 'settlement',
    says: 'In a fast trial a guilty plea can cut the sentence by a third. Ask your lawyer.',
    risk: 'It is hard to undo.',
    notWhen: 'You did not do it.',
    when: ['plea', 'conformidad', 'juicio rápido'],
    law: OWN.plea,
  },
])

export const CRIMINAL_FACTS = factsOf(SHEET, [
  {
    id: 'seventy-two',
    says: 'Police may hold you 72 hours at most.',
    when: ['arrest', 'detenido'],
    law: OWN.habeas,
  },
  { id: 'lawyer', says: 'You have a right to a lawyer at once.', law: OWN.lawyer },
  { id: 'interpreter', says: 'You get a free interpreter.', when: ['language'], law: OWN.lawyer },
])
