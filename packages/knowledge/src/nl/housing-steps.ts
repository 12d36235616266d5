/** Letters of a landlord: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { JUDGED, RENT_RISE } from './conditions.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'nl',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  topics: ['housing', 'debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const HOUSING_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.home.step-stay',
    kind: 'step',
    kinds: ['EVICTION_NOTICE'],
    rank: 10,
    list: 'first',
    when: { not: [JUDGED] },
    says: 'Do not leave and sign nothing. Get advice first.',
    authority: LAW.rentEnd,
  },
  {
    ...BASE,
    id: 'nl.home.step-write',
    when: { not: [JUDGED] },
    dayToAct: 'open',
    kind: 'step',
    kinds: ['EVICTION_NOTICE'],
    rank: 20,
    list: 'first',
    says: 'Write back that you do not agree with the end of the lease. Keep a copy.',
    authority: LAW.rentEnd,
  },
  {
    ...BASE,
    id: 'nl.home.step-plan',
    dayToAct: 'open',
    kind: 'step',
    kinds: ['RENT_ARREARS_LETTER'],
    rank: 20,
    list: 'first',
    when: { not: [RENT_RISE] },
    says: 'Pay the rent of this month first. Offer a plan for the rest in writing.',
    authority: LAW.instalment,
  },
  {
    ...BASE,
    id: 'nl.home.step-help',
    kind: 'step',
    rank: 30,
    list: 'first',
    says: 'Ask your town for debt help now. When your home is at risk it must act within three working days.',
    authority: LAW.early,
  },
  {
    ...BASE,
    id: 'nl.home.step-ask',
    kind: 'step',
    rank: 10,
    list: 'general',
    says: 'Call the Juridisch Loket. Have your lease and letters ready.',
    authority: LAW.loket,
  },
  {
    ...BASE,
    id: 'nl.home.step-sum',
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    says: 'Ask for a list of the rent and payments, month by month.',
    authority: LAW.proof,
  },
  {
    ...BASE,
    id: 'nl.home.step-pay',
    kind: 'step',
    rank: 10,
    list: 'valid_debt',
    when: { not: [RENT_RISE] },
    says: 'Try to bring the arrears below three months. Judges look at that when they decide on eviction.',
    authority: LAW.breach,
  },
  {
    ...BASE,
    id: 'nl.rent.step-allowance',
    kind: 'step',
    kinds: ['RENT_ARREARS_LETTER'],
    rank: 12,
    list: 'general',
    checkedOn: '2026-11-22',
    says: 'Check if you can get rent allowance (huurtoeslag), also for months gone by. Ask at Dienst Toeslagen.',
    authority: {
      title: 'Wet op de huurtoeslag',
      provision: 'recht op huurtoeslag',
      url: 'https://wetten.overheid.nl/BWBR0008659/',
      inForceFrom: '2006-01-01',
    },
  },
]
