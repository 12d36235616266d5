/** What nobody may seize: pay, things and the home. */
import type { Rule } from '@plainletter/contracts/rule'

import { SEIZURE_LIMITS, cite } from './cite-law.ts'
import { CLEARING_DAY, WAGE_SEIZURE } from './conditions-court.ts'
import { COURT_OFFICER } from './conditions-sender.ts'

const BASE = {
  country: 'de',
  kinds: ['BAILIFF_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const SAFE_FROM_SEIZURE: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.bailiff.right-income',
    checkBy: '2027-06-30',
    kind: 'right',
    says: 'Until 30 June 2027 at least €1,587.40 of your net pay each month is safe. The first person you support adds €597.42.',
    authority: SEIZURE_LIMITS,
  },
  {
    ...BASE,
    id: 'de.bailiff.right-account',
    checkBy: '2027-06-30',
    kind: 'right',
    says: 'On a P-Konto at least €1,590 a month stays free. What you do not use is kept for three more months.',
    authority: SEIZURE_LIMITS,
  },
  {
    ...BASE,
    id: 'de.bailiff.right-things',
    kind: 'right',
    says: 'Things for a modest household, for work and for health cannot be seized. A car you need for work often counts too.',
    authority: cite('zpo', '811'),
  },
  {
    ...BASE,
    id: 'de.bailiff.right-home',
    when: { not: [CLEARING_DAY] },
    kind: 'right',
    says: "You may refuse a search of your home until the officer shows a judge's order.",
    authority: cite('zpo', '758a'),
  },
  {
    ...BASE,
    id: 'de.bailiff.right-night',
    when: COURT_OFFICER,
    kind: 'right',
    says: 'In homes nothing happens between 9 pm and 6 am, or on Sundays and holidays, without a special order.',
    authority: cite('zpo', '758a', { provision: '§ 758a Abs. 4 ZPO' }),
  },
  {
    ...BASE,
    id: 'de.bailiff.right-hardship',
    when: COURT_OFFICER,
    kind: 'right',
    says: 'In rare cases of great hardship, such as danger to life, the court can stop a measure.',
    authority: cite('zpo', '765a'),
  },
  {
    ...BASE,
    id: 'de.bailiff.right-extra-pay',
    when: { any: [WAGE_SEIZURE] },
    kind: 'right',
    says: 'Half of overtime pay, holiday pay and part of the Christmas bonus cannot be seized.',
    authority: cite('zpo', '850a'),
  },
  {
    ...BASE,
    id: 'de.bailiff.right-no-firing',
    when: { any: [WAGE_SEIZURE] },
    kind: 'right',
    says: 'Your employer learns of a pay seizure and must answer the creditor. One seizure alone is hardly ever a lawful reason to dismiss you.',
    authority: cite('zpo', '840'),
  },
  {
    ...BASE,
    id: 'de.bailiff.warn-credit',
    kind: 'warning',
    severity: 'medium',
    rank: 20,
    says: 'Have your wages paid to the protected account only. You may have only one P-Konto.',
    authority: cite('zpo', '850k'),
  },
  {
    ...BASE,
    id: 'de.bailiff.insight-nothing',
    when: COURT_OFFICER,
    kind: 'insight',
    severity: 'low',
    rank: 10,
    confidence: 0.8,
    says: 'If all you have is protected, the officer can only note it. Then the creditor gets nothing for now.',
    actionable: 'Bring proof of income, rent and family to the meeting.',
    authority: cite('zpo', '803'),
  },
  {
    ...BASE,
    id: 'de.bailiff.myth-everything',
    kinds: ['BAILIFF_NOTICE', 'ENQUIRY'],
    topics: ['debt'],
    kind: 'myth',
    premise: [
      'gerichtsvollzieher nimmt alles',
      'nimmt meinen fernseher',
      'fernseher pfänden',
      'möbel pfänden',
      'take my tv',
      'take my furniture',
      'waschmaschine pfänden',
    ],
    says: 'The court officer cannot take what you need for a modest home, such as bed, fridge, washing machine or a normal TV.',
    authority: cite('zpo', '811'),
  },
  {
    ...BASE,
    id: 'de.bailiff.change-limits',
    checkBy: '2027-06-30',
    kind: 'change',
    changedOn: '2026-07-01',
    says: 'The sums that nobody may seize rose on 1 July 2026.',
    was: 'Up to 30 June 2026 the basic safe sum was €1,555.00 a month.',
    is: 'Since 1 July 2026 it is €1,587.40 a month.',
    authority: SEIZURE_LIMITS,
  },
]
