/** What to do about a notice to leave a rented home. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { GUIDANCE } from './authority.ts'
import { ORDER_MADE } from './eviction-order.ts'
import { COURT_FIRST, FREE_LAWYER, IRELAND, RENT_OWED, SCOTLAND } from './eviction-sources.ts'

const HOME = {
  country: 'gb',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-04-30',
} satisfies Partial<Rule>
const HOMELESS: Authority = {
  title: 'Housing Act 1996',
  provision: 'sections 175 and 195',
  url: 'https://www.legislation.gov.uk/ukpga/1996/52/section/195',
  inForceFrom: '2018-04-03',
}
const HOMELESS_WALES: Authority = {
  title: 'Housing (Wales) Act 2014',
  provision: 'sections 55 and 66',
  url: 'https://www.legislation.gov.uk/anaw/2014/7/section/66',
  inForceFrom: '2015-04-27',
}

export const EVICTION_STEPS: readonly Rule[] = [
  {
    ...HOME,
    id: 'gb.home.step-stay',
    when: { not: [ORDER_MADE] },
    kinds: ['EVICTION_NOTICE'],
    kind: 'step',
    list: 'first',
    rank: 10,
    nations: ['england', 'wales'],
    says: 'Do not move out and do not hand back keys yet. If you leave too soon you can lose your rights and council help.',
    authority: COURT_FIRST,
  },
  {
    ...HOME,
    id: 'gb.home.step-lawyer',
    kind: 'step',
    list: 'first',
    rank: 20,
    nations: ['england', 'wales'],
    says: 'Get free legal help now: a legal aid housing adviser, Shelter or Citizens Advice. Show them the notice.',
    authority: FREE_LAWYER,
  },
  {
    ...HOME,
    id: 'gb.home.step-council',
    kind: 'step',
    list: 'first',
    rank: 30,
    nations: ['england'],
    says: 'Tell your council. If you may lose your home within 56 days, it must help you to keep it or find another.',
    authority: HOMELESS,
  },
  {
    ...HOME,
    id: 'gb.home.step-council-wales',
    kind: 'step',
    list: 'first',
    rank: 30,
    nations: ['wales'],
    says: 'Tell your council. If you may lose your home within 56 days, it must help you.',
    authority: HOMELESS_WALES,
  },
  {
    ...HOME,
    id: 'gb.home.step-keep-paying',
    kind: 'step',
    list: 'first',
    rank: 40,
    says: 'Keep paying rent, or as much as you can. Keep proof of each payment.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...HOME,
    id: 'gb.home.step-advice-scotland',
    kind: 'step',
    list: 'first',
    rank: 10,
    nations: ['scotland'],
    says: 'Stay in your home and get advice from Shelter Scotland or a citizens advice bureau before the date in the notice.',
    authority: SCOTLAND,
  },
  {
    ...HOME,
    id: 'gb.home.step-advice-ni',
    kind: 'step',
    list: 'first',
    rank: 10,
    nations: ['northern_ireland'],
    says: 'Stay in your home and get advice from Housing Rights before the date in the notice.',
    authority: IRELAND,
  },
  {
    ...HOME,
    id: 'gb.home.step-arrears',
    kinds: ['EVICTION_NOTICE'],
    when: { any: [RENT_OWED, { hasAmount: 'arrears' }] },
    kind: 'step',
    list: 'valid_debt',
    rank: 10,
    says: 'If rent is late, offer the rent plus a small weekly sum off the debt. Check for benefits and a housing payment from the council.',
    authority: GUIDANCE.freeAdvice,
  },
  {
    ...HOME,
    id: 'gb.home.step-dispute',
    kinds: ['EVICTION_NOTICE'],
    when: { any: [RENT_OWED, { hasAmount: 'arrears' }] },
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'Ask for a rent statement and check each line. Note any repair that was not done and each letter about it.',
    authority: GUIDANCE.freeAdvice,
  },
]
