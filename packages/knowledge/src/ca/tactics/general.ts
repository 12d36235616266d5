/** Everyday law in Canada: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'ca', area: 'general', checkBy: '2027-05-31' } as const

export const GENERAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'limit-two-years',
    section: 'timing',
    says: 'In many provinces you have only two years to sue. Check your day now.',
    risk: 'A claim made too late is lost.',
    notWhen: 'You defend. Then it may help you.',
    when: ['sue', 'court', 'years'],
    law: LAW.onLimit,
  },
  {
    id: 'your-data',
    section: 'disclosure',
    says: 'Ask a firm for your personal data. It mostly has 30 days.',
    risk: 'It may show what does not help.',
    notWhen: 'You need it in days.',
    when: ['data', 'records'],
    law: LAW.privacy,
  },
  {
    id: 'tax-relief',
    section: 'settlement',
    says: 'Ask the CRA to cancel penalties or interest for illness or its own error. Set up a plan before it acts.',
    risk: 'The tax itself stays.',
    notWhen: 'The tax is wrong. Object in 90 days.',
    when: ['tax', 'cra'],
    law: LAW.taxRelief,
  },
])

export const GENERAL_FACTS = factsOf(SHEET, [
  { id: 'legal-aid', says: 'Each province has legal aid.', law: OWN.legalAid },
  {
    id: 'object-90',
    says: 'You mostly have 90 days to object to a tax assessment.',
    when: ['tax', 'cra'],
    law: LAW.objection,
  },
  {
    id: 'small-claims',
    says: 'Small claims courts are made for people without lawyers.',
    when: ['court', 'sue'],
    law: LAW.onSmallLimit,
  },
])
