/** Police and criminal courts in Japan: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'jp', area: 'criminal', checkBy: '2027-05-31' } as const

export const CRIMINAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'lawyer-visit',
    section: 'procedure',
    says: 'If you are held, ask for the duty lawyer (toban bengoshi). The first visit is free. You meet alone.',
    risk: 'You may wait a day.',
    notWhen: 'There is no reason to leave this out.',
    when: ['arrest', 'arrested', 'police', '逮捕'],
    law: OWN.meet,
  },
  {
    id: 'silence',
    section: 'procedure',
    says: 'You need not speak. Read a statement with care, and do not sign it if it is wrong.',
    risk: 'They may ask for long hours.',
    notWhen: 'You are a witness only. Ask your lawyer.',
    when: ['police', 'interview', 'questioned'],
    law: OWN.silence,
  },
  {
    id: 'state-lawyer',
    section: 'leverage',
    says: 'When a judge orders you held, ask for a lawyer paid by the state.',
    risk: 'You need to have little money.',
    notWhen: 'You have a lawyer already.',
    when: ['lawyer', 'afford', 'held'],
    law: OWN.lawyer,
  },
  {
    id: 'appeal',
    section: 'timing',
    says: 'You have 14 days to appeal, or to ask for a normal trial after a summary fine.',
    risk: 'If you are late, the decision is final.',
    notWhen: 'You accept the decision.',
    when: ['appeal', 'fine', '略式'],
    law: OWN.appeal,
  },
  {
    id: 'say-sorry',
    section: 'settlement',
    says: 'Let a lawyer offer money and an apology to the victim. Prosecutors may then drop a small case.',
    risk: 'It costs, and the victim may say no.',
    notWhen: 'You did not do it.',
    when: ['victim', 'settle', '示談'],
    law: OWN.drop,
  },
])

export const CRIMINAL_FACTS = factsOf(SHEET, [
  { id: 'silence', says: 'You may stay silent.', law: OWN.silence },
  {
    id: 'days',
    says: 'After an arrest it is 72 hours to a judge, then up to 20 days.',
    when: ['arrest'],
    law: OWN.hours,
  },
  { id: 'lawyer', says: 'You may always name a lawyer.', law: OWN.silence },
])
