/** Letters of landlords: what to do. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { FOR_RENT_OWED, SUMMONED } from './conditions-home.ts'

/** A notice at the end of the term asks for the home, not for money. */
const TERM_ENDS: Test = {
  says: [
    'diniego di rinnovo',
    'mancato rinnovo',
    'non intendo rinnovare',
    'non intendo rinnovarlo',
    'non intende rinnovare',
    'non verrà rinnovato',
    'non sarà rinnovato',
    'disdetta alla scadenza',
    'disdetta del contratto',
    'prima scadenza',
  ],
}
const BASE = {
  country: 'it',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

export const HOUSING_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.home.step-read',
    kind: 'step',
    when: { not: [SUMMONED] },
    rank: 10,
    list: 'first',
    says: 'Find the date of the lease, whether it is registered, its term, and the reason in the letter.',
    authority: cite('affitti', 'articoli 2 e 3'),
  },
  {
    ...BASE,
    id: 'it.home.step-pay',
    kind: 'step',
    when: FOR_RENT_OWED,
    rank: 5,
    list: 'first',
    says: 'If you owe rent, pay what you can now by bank transfer and write which months it is for.',
    authority: cite('equo', 'articoli 5 e 55'),
  },
  {
    ...BASE,
    id: 'it.home.step-write',
    kind: 'step',
    when: { not: [SUMMONED] },
    rank: 20,
    list: 'first',
    says: 'Answer by registered letter or PEC. Say what you do not accept and why.',
    authority: cite('affitti', 'articolo 3'),
  },
  {
    ...BASE,
    id: 'it.home.step-keep-paying',
    kind: 'step',
    rank: 25,
    list: 'first',
    says: 'Go on paying each month by bank transfer. Do not stop the rent because of repairs without advice.',
    authority: cite('equo', 'articolo 5'),
  },
  {
    ...BASE,
    id: 'it.home.step-help',
    kind: 'step',
    rank: 30,
    list: 'first',
    says: "Go to the town and a tenants' union (SUNIA, SICET). Ask about the rent fund and help for arrears.",
    authority: cite('affitti', 'articolo 11; decreto-legge 102/2013, articolo 6'),
  },
  {
    ...BASE,
    id: 'it.home.step-plan',
    when: { not: [TERM_ENDS] },
    kind: 'step',
    rank: 10,
    list: 'valid_debt',
    says: "Offer this month's rent plus a part of the debt. Get the yes in writing.",
    authority: cite('cc', 'articolo 1965'),
  },
  {
    ...BASE,
    id: 'it.home.step-wrong',
    when: { not: [TERM_ENDS] },
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    says: 'If the sum is wrong, send your transfers and ask for a list by month.',
    authority: cite('cc', 'articolo 2697'),
  },
]
