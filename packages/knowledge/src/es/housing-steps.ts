/** Letters of landlords: what to do. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { NO_COURT } from './conditions-court.ts'
import { DEMAND_FOR_RENT, FOR_RENT_OWED, RENT_OWED } from './conditions-home.ts'

const BASE = {
  country: 'es',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2026-12-31',
} satisfies Partial<Rule>

export const HOUSING_STEPS: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.home.step-read',
    kind: 'step',
    when: { not: [RENT_OWED] },
    rank: 10,
    list: 'first',
    says: 'Find the date you signed, who the owner is, and the reason in the letter. They decide which rule helps you.',
    authority: cite('lau', 'artículos 9 y 10'),
  },
  {
    ...BASE,
    id: 'es.home.step-pay-now',
    kind: 'step',
    when: DEMAND_FOR_RENT,
    rank: 5,
    list: 'first',
    dayToAct: 'open',
    says: 'If you owe rent, pay what you can now and before 30 days from this demand. Keep proof.',
    authority: cite('lec', 'artículo 22.4'),
  },
  {
    ...BASE,
    id: 'es.home.step-write',
    kind: 'step',
    when: NO_COURT,
    rank: 20,
    list: 'first',
    says: 'Answer by burofax or an email you can prove. Say what you do not accept and why.',
    authority: cite('lau', 'artículos 9, 10 y 18'),
  },
  {
    ...BASE,
    id: 'es.home.step-keep-paying',
    kind: 'step',
    rank: 25,
    list: 'first',
    says: 'Go on paying your rent on time by bank transfer. Rent owed is the fastest way to lose a home.',
    authority: cite('lau', 'artículo 27.2'),
  },
  {
    ...BASE,
    id: 'es.home.step-social',
    kind: 'step',
    rank: 30,
    list: 'first',
    says: 'Go to social services and the housing office of your town or region. Ask for rent help and a report of vulnerability.',
    authority: cite('vivienda', 'artículos 15 y 16'),
  },
  {
    ...BASE,
    id: 'es.home.step-offer',
    kind: 'step',
    when: FOR_RENT_OWED,
    rank: 10,
    list: 'valid_debt',
    says: "Offer a plan: this month's rent plus a part of the debt. Get the yes in writing.",
    authority: cite('cc', 'artículo 1809'),
  },
  {
    ...BASE,
    id: 'es.home.step-dispute',
    kind: 'step',
    rank: 10,
    list: 'dispute_debt',
    says: 'If the sum is wrong, send your payments and ask for a list by month.',
    authority: cite('lec', 'artículo 217'),
  },
]
