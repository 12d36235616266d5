/** Acts of an enforcement officer (commissaire de justice): what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { TITLE } from './conditions-court.ts'
import { LEAVE_ORDER, RENT_ORDER } from './conditions-home.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'fr',
  kinds: ['BAILIFF_NOTICE'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENFORCEMENT_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.officer.step-title',
    checkedOn: '2026-11-23',
    kind: 'step',
    rank: 10,
    list: 'first',
    when: { not: [RENT_ORDER, LEAVE_ORDER] },
    says: 'Ask for a copy of the title: which court, which day, which sum. Check the name and the count.',
    authority: LAW.title,
  },
  {
    ...BASE,
    id: 'fr.officer.step-offer',
    kind: 'step',
    rank: 20,
    list: 'first',
    when: { any: [TITLE] },
    says: 'Call or write to the officer now and offer a monthly sum. Get any deal in writing.',
    authority: LAW.grace,
  },
  {
    ...BASE,
    id: 'fr.officer.step-judge',
    checkedOn: '2026-11-23',
    kind: 'step',
    rank: 25,
    list: 'first',
    when: { not: [RENT_ORDER] },
    says: 'If the sum is wrong or paid, or you need time, see a free legal adviser about the enforcement judge.',
    authority: LAW.jex,
  },
  {
    ...BASE,
    id: 'fr.officer.step-overdebt',
    checkedOn: '2026-11-23',
    kind: 'step',
    rank: 40,
    list: 'first',
    says: 'If you have many debts, file with the Banque de France. Once accepted, seizures stop.',
    authority: LAW.overdebt,
  },
  {
    ...BASE,
    id: 'fr.officer.step-pay',
    kind: 'step',
    rank: 10,
    list: 'valid_debt',
    says: 'Pay the officer, not a visitor in cash without a receipt. Ask for a letter that all is paid.',
    authority: LAW.judgmentInterest,
  },
  {
    ...BASE,
    id: 'fr.officer.step-wrong',
    checkedOn: '2026-11-23',
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    says: 'If it is not your debt or you have paid, write at once with proof, and ask the judge if they go on.',
    authority: LAW.jex,
  },
]
