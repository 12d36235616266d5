/** Decisions of insurers. */
import type { Rule } from '@plainletter/contracts/rule'

import { SETTLEMENT } from './conditions.ts'
import { LAW } from './law.ts'

const BASE = {
  country: 'jp',
  kinds: ['CONSUMER_CONTRACT_DISPUTE'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const INSURER = {
  country: 'jp',
  kinds: ['INSURANCE_DECISION'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const INSURANCE: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.buy.insure-want',
    kind: 'fact',
    kinds: ['INSURANCE_DECISION'],
    rank: 10,
    slot: 'what_they_want',
    says: 'Your insurer tells you what it will pay, or why it will not.',
    authority: LAW.unfair,
  },
  {
    ...BASE,
    id: 'jp.buy.insure-step',
    kind: 'step',
    kinds: ['INSURANCE_DECISION'],
    rank: 10,
    list: 'first',
    says: 'Ask in writing for the reason and the term. Then call 188.',
    authority: LAW.unfair,
  },
  {
    ...BASE,
    id: 'jp.buy.insure-right',
    kind: 'right',
    kinds: ['INSURANCE_DECISION'],
    rank: 10,
    says: 'You can ask what the decision rests on.',
    authority: LAW.proof,
  },
  {
    ...BASE,
    id: 'jp.buy.insure-option',
    kind: 'option',
    kinds: ['INSURANCE_DECISION'],
    rank: 10,
    option: 'dispute',
    title: 'Ask for a new look',
    says: 'Send papers that prove your case.',
    cost: 'Nothing.',
    time: 'Weeks.',
    risk: 'Time limits run on.',
    bestFor: 'You think the no is wrong.',
    authority: LAW.unfair,
  },
  {
    ...INSURER,
    id: 'jp.insure.reality',
    kind: 'fact',
    rank: 5,
    says: 'This is the view of the insurer. You can ask again and complain for free.',
    slot: 'reality_check',
    authority: {
      title: '保険法',
      provision: '第1条',
      url: 'https://laws.e-gov.go.jp/law/420AC0000000056',
      inForceFrom: '2010-04-01',
    },
  },
  {
    ...INSURER,
    id: 'jp.insure.right-three-years',
    kind: 'right',
    rank: 5,
    when: { not: [SETTLEMENT] },
    says: 'You can claim for three years. After that the claim can end.',
    authority: {
      title: '保険法',
      provision: '第95条',
      url: 'https://laws.e-gov.go.jp/law/420AC0000000056',
      inForceFrom: '2010-04-01',
    },
  },
  {
    ...INSURER,
    id: 'jp.insure.right-disclosure',
    kind: 'right',
    rank: 10,
    when: { any: [{ says: ['告知', '解除', '通知義務'] }] },
    says: 'If they say that you hid something, it must have been asked, and they must act within one month of knowing. Harm with no link to it must still be paid.',
    authority: {
      title: '保険法',
      provision: '第28条、第31条、第55条、第59条、第84条、第88条',
      url: 'https://laws.e-gov.go.jp/law/420AC0000000056',
      inForceFrom: '2010-04-01',
    },
  },
  {
    ...INSURER,
    id: 'jp.insure.right-pay-time',
    kind: 'right',
    rank: 15,
    says: 'They must pay within a fair time for checking. Later they owe interest.',
    authority: {
      title: '保険法',
      provision: '第21条、第52条、第81条',
      url: 'https://laws.e-gov.go.jp/law/420AC0000000056',
      inForceFrom: '2010-04-01',
    },
  },
  {
    ...INSURER,
    id: 'jp.insure.step-review',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Complain to the insurer. Then use the free body for insurance disputes (金融ADR).',
    authority: {
      title: '保険業法',
      provision: '第105条の2、第308条の2(金融ADR、指定紛争解決機関)',
      url: 'https://laws.e-gov.go.jp/law/407AC0000000105',
      inForceFrom: '2010-10-01',
    },
  },
]
