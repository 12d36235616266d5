/** Work in the Netherlands: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'nl', area: 'employment', checkBy: '2027-05-31' } as const

export const EMPLOYMENT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'two-months',
    section: 'timing',
    says: 'Go to the judge within two months of the end against a dismissal, three for the transition pay.',
    risk: 'A claim made too late is lost.',
    notWhen: 'You signed a deal.',
    when: ['fired', 'ontslag', 'dismissed'],
    law: LAW.twoMonths,
  },
  {
    id: 'fourteen-think',
    section: 'timing',
    says: 'After you sign a deal you have 14 days to take it back, or 21 if they did not tell you.',
    risk: 'Then the job goes on.',
    notWhen: 'You are happy with it.',
    when: ['sign', 'vaststellingsovereenkomst', 'agreement'],
    law: LAW.thinkTime,
  },
  {
    id: 'transition-pay',
    section: 'leverage',
    says: 'Work out the transition pay: a third of a month for each year, from day one.',
    risk: 'Not for serious fault of your own.',
    notWhen: 'You resign by yourself.',
    when: ['severance', 'fired', 'ontslag'],
    law: LAW.transition,
  },
  {
    id: 'no-consent',
    section: 'procedure',
    says: 'Do not agree to a dismissal. Your boss then needs the UWV or a judge.',
    risk: 'They may win there.',
    notWhen: 'A good deal is on the table.',
    when: ['dismissed', 'ontslag'],
    law: LAW.fire,
  },
  {
    id: 'on-spot',
    section: 'disclosure',
    says: 'If fired on the spot, write the same day that you disagree and can work. Ask for the reason.',
    risk: 'The two months run.',
    notWhen: 'It was true and grave.',
    when: ['on the spot', 'staande voet'],
    law: LAW.onSpot,
  },
])

export const EMPLOYMENT_FACTS = factsOf(SHEET, [
  { id: 'two-months', says: 'Two months to go to the judge.', law: LAW.twoMonths },
  { id: 'fourteen', says: 'A deal can be undone in 14 days.', law: LAW.thinkTime },
  {
    id: 'notice',
    says: 'A notice time is one to four months by years of work.',
    when: ['notice'],
    law: LAW.noticeTime,
  },
])
