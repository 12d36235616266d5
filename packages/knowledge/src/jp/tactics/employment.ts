/** Work in Japan: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'jp', area: 'employment', checkBy: '2027-05-31' } as const

export const EMPLOYMENT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'abuse',
    section: 'leverage',
    says: 'A dismissal with no fair reason is void. Say in writing that you do not accept and can work.',
    risk: 'You may have to prove facts.',
    notWhen: 'You want to go.',
    when: ['fired', 'dismissed', '解雇'],
    law: LAW.fireAbuse,
  },
  {
    id: 'thirty-days',
    section: 'timing',
    says: 'Check notice: 30 days or pay in place of it.',
    risk: 'Some short jobs are left out.',
    notWhen: 'You resigned by yourself.',
    when: ['notice', 'fired'],
    law: LAW.fireNotice,
  },
  {
    id: 'reason-paper',
    section: 'disclosure',
    says: 'Ask for the reason in writing. The employer must give it without delay.',
    risk: 'It also fixes their side of the story.',
    notWhen: 'You know the reason already.',
    when: ['reason', 'fired'],
    law: LAW.fireReason,
  },
  {
    id: 'tribunal',
    section: 'procedure',
    says: 'Use the labour tribunal (rodo shinpan). It mostly ends within three meetings.',
    risk: 'It needs good papers at the start.',
    notWhen: 'You want free talks first. Use the labour office.',
    when: ['court', 'tribunal'],
    law: LAW.tribunal,
  },
  {
    id: 'do-not-sign',
    section: 'settlement',
    says: 'Do not sign a resignation when pressed. Ask for time and call the labour advice corner.',
    risk: 'They may dismiss you. That can be fought.',
    notWhen: 'You want to go.',
    when: ['resign', 'sign', '退職'],
    law: LAW.work,
  },
])

export const EMPLOYMENT_FACTS = factsOf(SHEET, [
  {
    id: 'three-years',
    says: 'Wages can be claimed for three years.',
    when: ['wages'],
    law: LAW.wageThree,
  },
  { id: 'advice', says: 'Labour offices advise for free.', law: LAW.work },
  {
    id: 'ban',
    says: 'No dismissal for a work injury leave plus 30 days, or at birth.',
    when: ['injury', 'pregnant'],
    law: LAW.fireBan,
  },
])
