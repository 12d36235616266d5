/** Everyday law in New Zealand: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../authority.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'nz', area: 'general', checkBy: '2027-05-31' } as const

export const GENERAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'oia',
    section: 'disclosure',
    says: 'Ask a public body for papers. It has 20 working days.',
    risk: 'Parts can be kept back.',
    notWhen: 'You need it in days.',
    when: ['agency', 'council', 'records'],
    law: OWN.oia,
  },
  {
    id: 'review',
    section: 'timing',
    says: 'Ask Work and Income for a review within three months. It is free.',
    risk: 'It does not always stop a debt.',
    notWhen: 'You only have new facts.',
    when: ['benefit', 'decision', 'work and income'],
    law: LAW.review,
  },
  {
    id: 'legal-aid',
    section: 'leverage',
    says: 'Ask about legal aid or a community law centre.',
    risk: 'You may pay some back.',
    notWhen: 'A scheme is free and faster.',
    when: ['lawyer', 'afford'],
    law: OWN.legalAid,
  },
])

export const GENERAL_FACTS = factsOf(SHEET, [
  { id: 'community-law', says: 'Community law centres are free.', law: OWN.legalAid },
  { id: 'your-data', says: 'You may see the data that anyone holds on you.', law: LAW.privacy },
  {
    id: 'disputes',
    says: 'The Disputes Tribunal needs no lawyer.',
    when: ['court'],
    law: LAW.disputes,
  },
])
