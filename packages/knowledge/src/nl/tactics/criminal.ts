/** Police and criminal courts in the Netherlands: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'nl', area: 'criminal', checkBy: '2027-05-31' } as const

export const CRIMINAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'lawyer',
    section: 'procedure',
    says: 'Ask for a lawyer before the first interview. Locked up, it is free.',
    risk: 'You may wait some hours.',
    notWhen: 'There is no reason to leave this out.',
    when: ['police', 'interview', 'arrested', 'verhoor'],
    law: OWN.lawyer,
  },
  {
    id: 'silence',
    section: 'procedure',
    says: 'You need not answer. Decide with your lawyer.',
    risk: 'Other proof still counts.',
    notWhen: 'You are a witness. Ask which.',
    when: ['interview', 'police'],
    law: OWN.silence,
  },
  {
    id: 'order',
    section: 'timing',
    says: 'Oppose a strafbeschikking within 14 days. Do not pay it first, as paying ends that right.',
    risk: 'The court can decide harder.',
    notWhen: 'You agree that it is right.',
    when: ['strafbeschikking', 'fine', 'om'],
    law: OWN.order,
  },
  {
    id: 'legal-aid',
    section: 'leverage',
    says: 'Ask for a subsidised lawyer. Your own share goes by income.',
    risk: 'There is a share to pay.',
    notWhen: 'You are locked up. Then it is free.',
    when: ['lawyer', 'afford'],
    law: OWN.legalAid,
  },
  {
    id: 'file',
    section: 'disclosure',
    says: 'Ask the prosecutor for your file before the hearing.',
    risk: 'Parts may come late.',
    notWhen: 'You did not get a charge.',
    when: ['file', 'court'],
    law: OWN.file,
  },
])

export const CRIMINAL_FACTS = factsOf(SHEET, [
  {
    id: 'lawyer',
    says: 'Before the first interview you may talk to a lawyer.',
    when: ['police'],
    law: OWN.lawyer,
  },
  { id: 'appeal', says: 'You mostly have 14 days to appeal.', when: ['appeal'], law: OWN.appeal },
  {
    id: 'custody',
    says: 'Police may hold you for nine hours, or six for small crimes, with the night left out. Then more steps need a reason.',
    when: ['arrest'],
    law: OWN.custody,
  },
])
