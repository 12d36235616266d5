/** Police and criminal courts in Belgium: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'be', area: 'criminal', checkBy: '2027-05-31' } as const

export const CRIMINAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'lawyer',
    section: 'procedure',
    says: 'Before an interview as a suspect you may talk in private with a lawyer, and have one with you. Ask for it.',
    risk: 'You may have to wait for the lawyer.',
    notWhen: 'There is no reason to leave this out.',
    when: ['police', 'interview', 'arrested', 'audition'],
    law: OWN.salduz,
  },
  {
    id: 'silence',
    section: 'procedure',
    says: 'You may stay silent. Ask for a copy of your statement.',
    risk: 'Other proof still counts.',
    notWhen: 'You are heard as a witness only. Ask which.',
    when: ['interview', 'police', 'audition'],
    law: OWN.salduz,
  },
  {
    id: 'legal-aid',
    section: 'leverage',
    says: 'Ask for a free lawyer (pro deo) if your income is low. When you are locked up it is arranged for you.',
    risk: 'You must show your income.',
    notWhen: 'An insurance pays for your lawyer.',
    when: ['lawyer', 'afford', 'court'],
    law: LAW.legalAid,
  },
  {
    id: 'appeal',
    section: 'timing',
    says: 'You have 30 days to appeal a judgment, and 15 days to oppose one made without you.',
    risk: 'The sentence can rise on appeal by the prosecutor.',
    notWhen: 'You accept the judgment.',
    when: ['appeal', 'judgment', 'convicted'],
    law: OWN.appeal,
  },
  {
    id: 'file',
    section: 'disclosure',
    says: 'Ask to see the file before the hearing.',
    risk: 'It can take some weeks.',
    notWhen: 'Your hearing is tomorrow. Ask for a new date.',
    when: ['file', 'dossier', 'court'],
    law: OWN.file,
  },
  {
    id: 'settle',
    section: 'settlement',
    says: 'Ask your lawyer about a payment deal or mediation with the prosecutor. It can end the case without a judgment.',
    risk: 'You pay, and you repair the harm.',
    notWhen: 'You did not do it.',
    when: ['offer', 'deal', 'prosecutor'],
    law: OWN.settle,
  },
])

export const CRIMINAL_FACTS = factsOf(SHEET, [
  {
    id: 'lawyer',
    says: 'You can talk to a lawyer before the first interview.',
    when: ['police', 'interview'],
    law: OWN.salduz,
  },
  {
    id: 'forty-eight',
    says: 'A judge must decide within 48 hours of an arrest.',
    when: ['arrest', 'arrested'],
    law: OWN.liberty,
  },
  { id: 'silence', says: 'No one must accuse himself.', law: OWN.salduz },
])
