/** Police and criminal courts in Switzerland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'ch', area: 'criminal', checkBy: '2027-05-31' } as const

export const CRIMINAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'lawyer',
    section: 'procedure',
    says: 'You may stay silent and have a lawyer at the first police interview. Ask before you speak.',
    risk: 'You may have to wait for the lawyer.',
    notWhen: 'You are a witness. Ask which you are.',
    when: ['police', 'interview', 'arrested'],
    law: OWN.silence,
  },
  {
    id: 'penal-order',
    section: 'timing',
    says: 'Object to a Strafbefehl within ten days in writing. You need give no reasons.',
    risk: 'Costs can rise, and the sentence too.',
    notWhen: 'It is right and you accept it.',
    when: ['strafbefehl', 'penal order', 'fine'],
    law: LAW.penalOrder,
  },
  {
    id: 'public-defence',
    section: 'leverage',
    says: 'Ask for official defence if the case is not small and you lack means. It must be given in serious cases.',
    risk: 'You may pay back later.',
    notWhen: 'A fine only.',
    when: ['lawyer', 'afford', 'court'],
    law: OWN.defence,
  },
  {
    id: 'file',
    section: 'disclosure',
    says: 'Ask to see the file, at the latest after the first interview.',
    risk: 'Parts can be closed for a time.',
    notWhen: 'Your ten days end. Object first.',
    when: ['file', 'court'],
    law: OWN.file,
  },
  {
    id: 'settlement',
    section: 'settlement',
    says: 'In cases that need a complaint, offer repair and ask that it is withdrawn.',
    risk: 'It needs the yes of the other.',
    notWhen: 'You did not do it.',
    when: ['complaint', 'victim', 'settle'],
    law: OWN.withdraw,
  },
])

export const CRIMINAL_FACTS = factsOf(SHEET, [
  { id: 'silence', says: 'You may refuse to answer.', when: ['police'], law: OWN.silence },
  {
    id: 'ten',
    says: 'A Strafbefehl is final after ten days without objection.',
    when: ['fine'],
    law: LAW.penalOrder,
  },
  {
    id: 'custody',
    says: 'Police must mostly free you or bring you to the prosecutor in 24 hours.',
    when: ['arrest'],
    law: OWN.custody,
  },
])
