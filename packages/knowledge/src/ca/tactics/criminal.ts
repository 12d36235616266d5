/** Police and criminal courts in Canada: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'ca', area: 'criminal', checkBy: '2027-05-31' } as const

export const CRIMINAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'call-lawyer',
    section: 'procedure',
    says: 'On arrest say: "I want to talk to a lawyer now." Police must let you call in private and wait with questions.',
    risk: 'You may be held a little longer.',
    notWhen: 'You must answer, such as name in a traffic stop.',
    when: ['arrest', 'arrested', 'police', 'detained'],
    law: OWN.counsel,
  },
  {
    id: 'silence',
    section: 'procedure',
    says: 'You may stay silent. Police may go on asking. Repeat that you will not answer.',
    risk: 'Short answers can be used.',
    notWhen: 'A law makes you answer or give a breath sample.',
    when: ['police', 'questioned', 'interview'],
    law: OWN.silence,
  },
  {
    id: 'legal-aid',
    section: 'leverage',
    says: 'Apply for legal aid at once, and ask for duty counsel at court.',
    risk: 'It depends on income and on the risk of jail.',
    notWhen: 'You can pay for a lawyer.',
    when: ['lawyer', 'court', 'charged', 'afford'],
    law: OWN.legalAid,
  },
  {
    id: 'fine-time',
    section: 'timing',
    says: 'If you cannot pay a fine, ask the court for more time before the due day.',
    risk: 'Late fees and licence trouble follow if you wait.',
    notWhen: 'You dispute the ticket. Choose a trial in time.',
    when: ['fine', 'ticket', 'afford'],
    law: OWN.discharge,
  },
  {
    id: 'disclosure',
    section: 'disclosure',
    says: 'Ask the Crown for disclosure: notes, video, statements. It must give you what matters.',
    risk: 'Keep it private. It is only for your defence.',
    notWhen: 'You have not been charged.',
    when: ['evidence', 'charged', 'court'],
    law: OWN.silence,
  },
  {
    id: 'other-measures',
    section: 'settlement',
    says: 'Ask about diversion for a first small offence. If you finish it, the charge can end with no record.',
    risk: 'You must accept what you did.',
    notWhen: 'You did not do it.',
    when: ['first offence', 'diversion', 'shoplifting'],
    law: OWN.discharge,
  },
])

export const CRIMINAL_FACTS = factsOf(SHEET, [
  {
    id: 'lawyer-now',
    says: 'You have the right to talk to a lawyer without delay.',
    when: ['arrest', 'police'],
    law: OWN.counsel,
  },
  {
    id: 'judge-24',
    says: 'If you are held you must see a justice within 24 hours where one can be had.',
    when: ['arrest', 'jail', 'held'],
    law: OWN.bail,
  },
  {
    id: 'search',
    says: 'Police need legal grounds to search. You may refuse consent.',
    when: ['search'],
    law: OWN.search,
  },
])
