/** What can still be done about a rented home when the day in the letter is over. */
import type { Rule } from '@plainletter/contracts/rule'

import { EVICTION_JUDGED, RENT_RISE } from './conditions.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'be',
  dayToAct: 'over',
  checkedOn: '2026-11-23',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const LONGER = { ...LAW.evictJudge, provision: 'article 1344quater' }

export const TOO_LATE_FOR_HOME: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.late.home-reality',
    kinds: ['EVICTION_NOTICE'],
    when: { not: [EVICTION_JUDGED] },
    kind: 'fact',
    slot: 'reality_check',
    rank: 9,
    says: 'The day in the letter is over, but a letter puts no one out. It takes a judgment, and then mostly a month after it is served.',
    authority: LAW.evictJudge,
  },
  {
    ...BASE,
    id: 'be.late.home-step',
    kinds: ['EVICTION_NOTICE'],
    when: { not: [EVICTION_JUDGED] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Stay and keep the keys, even though the day is over. Pay the rent as before, and write today by registered letter that you do not agree.',
    authority: LAW.evictJudge,
  },
  {
    ...BASE,
    id: 'be.late.rent-reality',
    kinds: ['RENT_ARREARS_LETTER'],
    when: { not: [EVICTION_JUDGED, RENT_RISE] },
    kind: 'fact',
    slot: 'reality_check',
    rank: 9,
    says: 'The day to pay is over, so the landlord may go to the justice of the peace. Only that judge can end the lease. You may still offer a plan, also there.',
    authority: LAW.evictJudge,
  },
  {
    ...BASE,
    id: 'be.late.rent-step',
    kinds: ['RENT_ARREARS_LETTER'],
    when: { not: [EVICTION_JUDGED, RENT_RISE] },
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Pay this month’s rent today, and offer a small sum each month for the rest in writing. Ask the CPAS (OCMW) today: it may help with the debt and talk to the landlord.',
    authority: LAW.cpas,
  },
  {
    ...BASE,
    id: 'be.late.evicted-step',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    when: { any: [EVICTION_JUDGED] },
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Call the bailiff today and ask for the day of the eviction. Call the CPAS (OCMW) for a home, and a free lawyer the same day.',
    authority: LAW.evictJudge,
  },
  {
    ...BASE,
    id: 'be.late.evicted-right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    when: { any: [EVICTION_JUDGED] },
    kind: 'right',
    rank: 4,
    says: 'A judge can make the month after service longer for grave reasons, such as no other home that fits, above all in winter. Ask a lawyer if it is still possible.',
    authority: LONGER,
  },
  {
    ...BASE,
    id: 'be.late.evicted-option',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    when: { any: [EVICTION_JUDGED] },
    kind: 'option',
    option: 'appeal',
    rank: 5,
    says: 'If you were judged while absent, appeal. Where no appeal is open, object to the same court (opposition, verzet).',
    title: 'Appeal or object, if the judge decided without you',
    cost: 'A lawyer, free with a low income.',
    time: 'One month from service by a bailiff.',
    risk: 'You can often be put out meanwhile.',
    bestFor: 'You have a reason why you should stay.',
    authority: LAW.appeal,
  },
]
