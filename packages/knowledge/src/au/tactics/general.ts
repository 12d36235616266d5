/** Everyday law in Australia: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority-tax-and-benefits.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'au', area: 'general', checkBy: '2027-05-31' } as const

export const GENERAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'dates',
    section: 'timing',
    says: 'Find the last day to act on each letter and write it down. Act early.',
    risk: 'A wrong count can cost the case.',
    notWhen: 'There is no reason to leave this out.',
    law: OWN.legalAid,
  },
  {
    id: 'foi',
    section: 'disclosure',
    says: 'Ask a federal agency for papers. It has 30 days.',
    risk: 'Parts may be kept back.',
    notWhen: 'You need it in days.',
    when: ['agency', 'government', 'records'],
    law: OWN.foi,
  },
  {
    id: 'review-benefit',
    section: 'procedure',
    says: 'Ask Centrelink for a review, then the Administrative Review Tribunal. It is free.',
    risk: 'Ask within 13 weeks to get full back pay.',
    notWhen: 'You only have new facts. Report them.',
    when: ['centrelink', 'benefit', 'debt'],
    law: LAW.debtReview,
  },
  {
    id: 'tax-plan',
    section: 'settlement',
    says: 'If you owe tax, set up a payment plan before the due day, and ask to cut interest.',
    risk: 'Interest may go on meanwhile.',
    notWhen: 'The sum is wrong. Object first.',
    when: ['tax', 'ato'],
    law: LAW.ato,
  },
])

export const GENERAL_FACTS = factsOf(SHEET, [
  {
    id: 'legal-aid',
    says: 'Legal aid and community legal centres give free advice.',
    law: OWN.legalAid,
  },
  { id: 'your-data', says: 'You can ask a firm for the data it holds on you.', law: OWN.privacy },
  {
    id: 'review',
    says: 'Most decisions of agencies can be looked at again. The letter says by when.',
    when: ['decision', 'centrelink'],
    law: LAW.art,
  },
])
