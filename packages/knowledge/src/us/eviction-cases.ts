/** An eviction case in court. */
import type { Rule } from '@plainletter/contracts/rule'

import { HOME_LAW } from './authority.ts'
import { CHECKED, MAY_CHANGE } from './cite-law.ts'
import { CASE_FILED, HOME_CASE } from './conditions-court.ts'
import { RENT_OWED } from './state-phrases.ts'

const EVICTION_CASE = {
  ...CHECKED,
  kinds: ['COURT_CLAIM', 'EVICTION_NOTICE'],
  topics: ['housing'],
  when: {
    all: [CASE_FILED],
    any: [
      {
        says: [
          'unlawful detainer',
          'forcible detainer',
          'forcible entry and detainer',
          'summary process',
          'summary ejectment',
          'dispossessory',
          'holdover petition',
          'eviction citation',
          'eviction case',
          'eviction summons',
          'complaint for eviction',
          'landlord and tenant complaint',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

export const EVICTION_CASES: readonly Rule[] = [
  {
    ...MAY_CHANGE,
    kinds: ['COURT_CLAIM'],
    topics: ['housing'],
    id: 'us.home.right-cares-case',
    kind: 'right',
    rank: 25,
    when: { all: [HOME_CASE, RENT_OWED], not: [{ says: ['foreclosure'] }] },
    says: 'If your home has federal help or a federally backed loan, a notice to leave for unpaid rent mostly must give 30 days.',
    authority: HOME_LAW.cares,
  },
  {
    ...EVICTION_CASE,
    id: 'us.home.case-warning',
    kind: 'warning',
    severity: 'high',
    rank: 1,
    needsProfessional: true,
    says: 'Eviction cases move fast. In some states you have five days or less to answer. Follow the date in the papers.',
    authority: HOME_LAW.stateTenant,
  },
  {
    ...EVICTION_CASE,
    id: 'us.home.case-step',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Answer the eviction papers by their date, or go to court on the day named. Be early and bring proof.',
    authority: HOME_LAW.stateTenant,
  },
  {
    ...EVICTION_CASE,
    id: 'us.home.case-not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 5,
    says: 'You need not leave because a case was filed. A judge must decide first, and then an officer must come.',
    authority: HOME_LAW.stateTenant,
  },
]
