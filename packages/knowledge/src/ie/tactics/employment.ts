/** Work in Ireland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority-work.ts'

const SHEET = { country: 'ie', area: 'employment', checkBy: '2027-05-31' } as const

export const EMPLOYMENT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'six-months',
    section: 'timing',
    says: 'Complain to the WRC within six months of the act.',
    risk: 'Up to 12 only with good cause.',
    notWhen: 'There is no reason to leave this out.',
    when: ['fired', 'dismissed', 'wages', 'discrimination'],
    law: LAW.wrc,
  },
  {
    id: 'two-years-pay',
    section: 'leverage',
    says: 'For unfair dismissal you can get up to two years of pay for loss. Keep proof that you look for work.',
    risk: 'No loss, low award.',
    notWhen: 'You had under one year there. Some reasons need no time.',
    when: ['dismissed', 'fired'],
    law: LAW.unfair,
  },
  {
    id: 'mediation',
    section: 'procedure',
    says: 'Say yes to WRC mediation. It is free and private.',
    risk: 'A deal is final.',
    notWhen: 'You need a public ruling.',
    when: ['wrc', 'mediation'],
    law: LAW.wrc,
  },
  {
    id: 'reasons',
    section: 'disclosure',
    says: 'Ask in writing for the reasons of dismissal. The employer has 14 days.',
    risk: 'It also fixes their side of the story.',
    notWhen: 'You agreed to go.',
    when: ['reasons', 'dismissed'],
    law: LAW.unfair,
  },
  {
    id: 'redundancy-check',
    section: 'settlement',
    says: 'Check the redundancy sum: two weeks of pay for each year plus one, up to the cap. Two years are needed.',
    risk: 'Refusing a fair other job can cost it.',
    notWhen: 'You have under two years.',
    when: ['redundancy', 'redundant'],
    law: LAW.redundancy,
  },
])

export const EMPLOYMENT_FACTS = factsOf(SHEET, [
  { id: 'six-months', says: 'The WRC limit is six months.', law: LAW.wrc },
  {
    id: 'sick-days',
    says: 'You get five paid sick days a year by law.',
    when: ['sick'],
    law: LAW.sick,
  },
  {
    id: 'wages',
    says: 'Pay may be cut only by law, contract or your written yes.',
    when: ['wages'],
    law: LAW.wages,
  },
])
