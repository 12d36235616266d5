/** Work in Italy: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'

const SHEET = { country: 'it', area: 'employment', checkBy: '2027-05-31' } as const

export const EMPLOYMENT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'sixty',
    section: 'timing',
    says: 'Fight a dismissal by registered letter or PEC within 60 days. Then go to court within 180 days.',
    risk: 'A claim made too late is lost.',
    notWhen: 'You want to go.',
    when: ['licenziamento', 'fired', 'dismissed'],
    law: cite('licenziamenti', 'articolo 6'),
  },
  {
    id: 'written',
    section: 'leverage',
    says: 'A dismissal by word is void. Go on offering your work in writing.',
    risk: 'They may send it in writing.',
    notWhen: 'It came in writing.',
    when: ['fired', 'word'],
    law: cite('licenziamenti', 'articolo 2'),
  },
  {
    id: 'right-to-answer',
    section: 'procedure',
    says: 'On a charge at work answer within five days, in writing or in person with a union.',
    risk: 'What you say counts.',
    notWhen: 'It is only a talk.',
    when: ['disciplinary', 'contestazione'],
    law: cite('statuto', 'articolo 7'),
  },
  {
    id: 'payslips',
    section: 'disclosure',
    says: 'Collect payslips and messages. Unpaid wages can be claimed for five years.',
    risk: 'Do not take secrets.',
    notWhen: 'You have the papers already.',
    when: ['wages', 'unpaid'],
    law: cite('cc', 'articolo 2948'),
  },
  {
    id: 'protected-deal',
    section: 'settlement',
    says: 'Settle only before a union or the labour office. A deal elsewhere can be fought for six months.',
    risk: 'It is then final.',
    notWhen: 'You are not sure yet.',
    when: ['deal', 'settle', 'sign'],
    law: cite('cc', 'articolo 2113'),
  },
])

export const EMPLOYMENT_FACTS = factsOf(SHEET, [
  { id: 'sixty', says: 'You have 60 days.', law: cite('licenziamenti', 'articolo 6') },
  {
    id: 'naspi',
    says: 'Ask for NASpI within 68 days.',
    when: ['unemployment', 'naspi'],
    law: cite('naspi', 'articolo 6'),
  },
  {
    id: 'resign',
    says: 'An online resignation can be taken back for seven days.',
    when: ['resign'],
    law: cite('dimissioni', 'articolo 26'),
  },
])
