/** Everyday law in Japan: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'jp', area: 'general', checkBy: '2027-05-31' } as const

export const GENERAL_TACTICS = tacticsOf(SHEET, [
  {
    id: 'aid',
    section: 'leverage',
    says: 'Ask Houterasu for free advice and for lawyer fees in parts.',
    risk: 'You pay it back in small sums.',
    notWhen: 'You are above the limit.',
    when: ['lawyer', 'afford'],
    law: LAW.aid,
  },
  {
    id: 'three-months',
    section: 'timing',
    says: 'Against a decision of an office you mostly have three months for a review.',
    risk: 'If you are late, the decision is final.',
    notWhen: 'The letter names a shorter time.',
    when: ['office', 'decision', 'tax'],
    law: LAW.adminThree,
  },
  {
    id: 'answer-suit',
    section: 'procedure',
    says: 'Answer a court summons before the first day. A written answer is enough for that day.',
    risk: 'With no answer you lose.',
    notWhen: 'It may be a scam. Call the court on its own number.',
    when: ['court', 'summons'],
    law: LAW.stated,
  },
])

export const GENERAL_FACTS = factsOf(SHEET, [
  { id: 'answer', says: 'A summons with no answer is lost.', when: ['court'], law: LAW.noShow },
  { id: 'data', says: 'You can ask a firm for your data.', law: OWN.data },
  {
    id: 'three',
    says: 'You have three months for a review of most decisions.',
    law: LAW.adminThree,
  },
])
