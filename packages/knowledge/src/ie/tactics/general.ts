/** Everyday law in Ireland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'ie', area: 'general', checkBy: '2027-05-31' } as const

export const GENERAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'foi',
    section: 'disclosure',
    says: 'Ask a public body for papers. It has 20 working days.',
    risk: 'Parts can be kept back.',
    notWhen: 'You need it in days.',
    when: ['council', 'hse', 'records'],
    law: OWN.foi,
  },
  {
    id: 'welfare-appeal',
    section: 'timing',
    says: 'Appeal a welfare decision in the days the letter gives. It is free, and you can ask for a hearing.',
    risk: 'It does not always stop a debt.',
    notWhen: 'You only have new facts.',
    when: ['welfare', 'decision', 'benefit'],
    law: LAW.appeals,
  },
  {
    id: 'legal-aid',
    section: 'leverage',
    says: 'Ask the Legal Aid Board or a free legal advice centre for help.',
    risk: 'There is often a wait.',
    notWhen: 'Your court day is close. Go and ask for time.',
    when: ['lawyer', 'afford', 'court'],
    law: OWN.legalAid,
  },
])

export const GENERAL_FACTS = factsOf(SHEET, [
  { id: 'small', says: 'Small claims need no solicitor.', when: ['court'], law: LAW.small },
  {
    id: 'your-data',
    says: 'You may ask any firm for your data for free.',
    when: ['data'],
    law: LAW.gdpr,
  },
  {
    id: 'tax-appeal',
    says: 'You mostly have 30 days to appeal a tax assessment.',
    when: ['tax', 'revenue'],
    law: LAW.tax,
  },
])
