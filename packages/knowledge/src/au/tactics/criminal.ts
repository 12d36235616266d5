/** Police and criminal courts in Australia: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority-fines.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'au', area: 'criminal', checkBy: '2027-05-31' } as const

export const CRIMINAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'lawyer-first',
    section: 'procedure',
    says: 'Give your name and address if the law asks. Then say that you want a lawyer before you answer more.',
    risk: 'You may wait at the station.',
    notWhen: 'You must answer, such as who drove. Do that part.',
    when: ['police', 'arrest', 'arrested', 'interview', 'questioned'],
    law: OWN.arrest,
  },
  {
    id: 'duty-lawyer',
    section: 'procedure',
    says: 'Ask for the duty lawyer at court on your first day. It is free, and you can ask for more time.',
    risk: 'The lawyer has little time.',
    notWhen: 'You have your own lawyer.',
    when: ['court', 'charged', 'hearing', 'lawyer'],
    law: OWN.legalAid,
  },
  {
    id: 'fine-dates',
    section: 'timing',
    says: 'Act on a fine by the day it names: pay, ask for a review, or choose court.',
    risk: 'Later, costs are added and your licence can stop.',
    notWhen: 'You have been charged by police. Get a lawyer.',
    when: ['fine', 'ticket', 'camera', 'infringement'],
    law: LAW.fines,
  },
  {
    id: 'fine-help',
    section: 'leverage',
    says: 'If you cannot pay a fine, ask for a plan, a write-off or to work it off. All states have such help.',
    risk: 'You must show your means.',
    notWhen: 'The fine is wrong. Ask for review first.',
    when: ['fine', 'afford', 'ticket'],
    law: LAW.fines,
  },
  {
    id: 'get-brief',
    section: 'disclosure',
    says: 'Ask police for the facts sheet and brief before you plead. Show it to a lawyer.',
    risk: 'It can take weeks.',
    notWhen: 'You have not been charged.',
    when: ['charged', 'court', 'evidence', 'plead'],
    law: OWN.legalAid,
  },
])

export const CRIMINAL_FACTS = factsOf(SHEET, [
  {
    id: 'silence',
    says: 'You mostly do not have to answer police questions beyond name and address.',
    when: ['police', 'interview'],
    law: OWN.arrest,
  },
  { id: 'free-lawyer', says: 'Legal aid has free phone advice in each state.', law: OWN.legalAid },
  {
    id: 'fine',
    says: 'A fine has a date. You can ask for a review before it.',
    when: ['fine', 'ticket'],
    law: LAW.fines,
  },
])
