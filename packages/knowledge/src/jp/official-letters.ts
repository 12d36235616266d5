/** What else holds for benefits claimed back and for answers of insurers. */
import type { Rule } from '@plainletter/contracts/rule'

import { PAID_BACK, SETTLEMENT } from './conditions.ts'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const PROC = { title: '行政手続法', url: 'https://laws.e-gov.go.jp/law/405AC0000000088' }
const REVIEW = { title: '行政不服審査法', url: 'https://laws.e-gov.go.jp/law/426AC0000000068' }
const INS = { title: '保険法', url: 'https://laws.e-gov.go.jp/law/420AC0000000056' }
const FSA = { title: '金融庁', url: 'https://www.fsa.go.jp/' }

export const OFFICIAL_LETTERS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.benefit.who',
    kind: 'fact',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 20,
    slot: 'who_they_are',
    says: 'This is a public office. It must give its reasons when it decides against you.',
    authority: { ...PROC, provision: '第14条', inForceFrom: '2015-04-01' },
  },
  {
    ...BASE,
    id: 'jp.benefit.reality',
    kind: 'fact',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 10,
    slot: 'reality_check',
    when: { any: [PAID_BACK] },
    says: 'Such a decision can be wrong, and offices often agree to small monthly parts.',
    authority: { ...REVIEW, provision: '第18条', inForceFrom: '2016-04-01' },
  },
  {
    ...BASE,
    id: 'jp.benefit.not-yet',
    dayToAct: 'open',
    kind: 'fact',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 10,
    slot: 'cannot_happen_yet',
    when: { any: [PAID_BACK] },
    says: 'Nothing is seized at once. Call before the date and say what you can pay.',
    authority: { ...REVIEW, provision: '第18条、第25条', inForceFrom: '2016-04-01' },
  },
  {
    ...BASE,
    id: 'jp.benefit.step-call',
    kind: 'step',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 20,
    list: 'first',
    says: 'Look for proof of what you told them and when. Bring it to the office and ask for the months and the count.',
    authority: { ...PROC, provision: '第14条', inForceFrom: '2015-04-01' },
  },
  {
    ...BASE,
    id: 'jp.benefit.option-parts',
    dayToAct: 'open',
    kind: 'option',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 20,
    option: 'negotiate',
    when: { any: [PAID_BACK] },
    says: 'Ask for small monthly parts that leave you enough to live.',
    title: 'Ask for parts',
    cost: 'Free.',
    time: 'Before the date.',
    risk: 'They may ask for proof.',
    bestFor: 'The sum is right, but too high for now.',
    authority: { ...REVIEW, provision: '第18条', inForceFrom: '2016-04-01' },
  },
  {
    ...BASE,
    id: 'jp.insure.not-yet',
    kind: 'fact',
    kinds: ['INSURANCE_DECISION'],
    rank: 10,
    slot: 'cannot_happen_yet',
    when: { not: [SETTLEMENT] },
    says: 'A first no ends nothing. You can send more papers and ask again within the three years.',
    authority: { ...INS, provision: '第95条', inForceFrom: '2010-04-01' },
  },
  {
    ...BASE,
    id: 'jp.insure.step-file',
    kind: 'step',
    kinds: ['INSURANCE_DECISION'],
    rank: 15,
    list: 'first',
    says: 'Collect the policy, the terms, photos, bills and doctors’ papers. Write down what happened on each day.',
    authority: { ...INS, provision: '第21条、第52条、第81条', inForceFrom: '2010-04-01' },
  },
  {
    ...BASE,
    id: 'jp.insure.option-adr',
    kind: 'option',
    kinds: ['INSURANCE_DECISION'],
    rank: 20,
    option: 'complain',
    says: 'After the insurer, use the free body for insurance disputes (金融ADR).',
    title: 'Use the free disputes body',
    cost: 'Free or cheap.',
    time: 'Within the three years.',
    risk: 'It can take months.',
    bestFor: 'The insurer still says no.',
    authority: { ...FSA, provision: '金融ADR制度(指定紛争解決機関)', inForceFrom: '2010-10-01' },
  },
]
