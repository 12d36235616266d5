/** Rent debts and the way to an eviction: the ways out. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { EVICTION_JUDGED, LANDLORD_NOTICE } from './conditions-home.ts'
import { LAW } from './law.ts'

/** A day in court is named or near. A letter that asks for rent has none. */
const HEARING: Test = {
  says: [
    'audience',
    'assignation',
    'assigné',
    'assignée',
    'assigner',
    'citation',
    'convocation',
    'comparaître',
    'clause résolutoire',
    'saisir le tribunal',
    'saisir le juge',
    'saisine du tribunal',
  ],
}

const BASE = {
  country: 'fr',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  topics: ['housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const RENTING_OPTIONS: readonly Rule[] = [
  {
    ...BASE,
    id: 'fr.home.option-plan',
    when: { not: [LANDLORD_NOTICE] },
    kind: 'option',
    rank: 10,
    option: 'negotiate',
    title: 'Agree a rent plan',
    says: 'Offer the rent plus a sum off the debt, signed by both.',
    cost: 'What you offer.',
    time: 'An evening.',
    risk: 'If you break it, they go on.',
    bestFor: 'You can pay the current rent.',
    authority: LAW.rentPlan,
  },
  {
    ...BASE,
    id: 'fr.home.option-help',
    kind: 'option',
    rank: 20,
    option: 'get_help',
    title: 'Get free housing help',
    says: 'The ADIL, a social worker and the housing fund (FSL) can stop many evictions.',
    cost: 'Nothing.',
    time: 'Call today.',
    risk: 'None.',
    bestFor: 'Anyone behind with rent or with a notice.',
    authority: LAW.adil,
  },
  {
    ...BASE,
    id: 'fr.home.option-court',
    when: { any: [HEARING], not: [EVICTION_JUDGED] },
    kind: 'option',
    rank: 30,
    option: 'defend',
    title: 'Go to the hearing',
    says: 'Tell the judge your side and ask for time. You need no lawyer.',
    cost: 'Nothing.',
    time: 'Half a day.',
    risk: 'If you stay away, the judge decides alone.',
    bestFor: 'You have a hearing date.',
    authority: LAW.rentHearing,
  },
  {
    ...BASE,
    id: 'fr.home.option-overdebt',
    checkedOn: '2026-11-23',
    when: { not: [LANDLORD_NOTICE] },
    kind: 'option',
    rank: 50,
    option: 'get_help',
    title: 'File for over-debt help',
    says: 'The Banque de France can include rent debts. A judge can then stop an eviction for a time.',
    cost: 'Nothing.',
    time: 'Up to three months.',
    risk: 'You must pay the current rent.',
    bestFor: 'You have rent debts and others.',
    authority: LAW.overdebt,
  },
]
