/** Letters on a deposit, a refused stay, a refused benefit: what they are, and what to do first. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PAID_BACK } from './conditions.ts'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }
const PRIVACY = {
  title: '個人情報の保護に関する法律(個人情報保護法)',
  url: 'https://laws.e-gov.go.jp/law/415AC0000000057',
}
const IMMIG = {
  title: '出入国管理及び難民認定法(入管法)',
  url: 'https://laws.e-gov.go.jp/law/326CO0000000319',
}
const REVIEW = { title: '行政不服審査法', url: 'https://laws.e-gov.go.jp/law/426AC0000000068' }

const DEPOSIT: Test = {
  says: ['敷金', '原状回復', '退去費用', 'クリーニング費用', 'ハウスクリーニング'],
}
const LEAK: Test = { says: ['個人情報', '漏えい', '漏洩', '流出', '不正アクセス'] }
const LEAKED: Test = { says: ['漏えい', '漏洩', '流出', '不正アクセス'] }
const STAY: Test = {
  says: ['在留資格', '在留期間', '在留カード', '入管', 'ビザ', 'residence status', 'visa'],
}
const REFUSED: Test = { says: ['却下', '不支給', '不承認', '棄却', '廃止', '停止', '支給しない'] }
const BENEFIT: Test = {
  says: [
    '生活保護',
    '年金',
    '手当',
    '給付',
    '介護',
    '障害',
    '児童扶養',
    '児童手当',
    '雇用保険',
    '補助',
  ],
}

export const DEPOSITS_AND_REFUSALS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.deposit.reality',
    kind: 'fact',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [DEPOSIT] },
    says: 'This is the view of your landlord. You can dispute each cost and ask for proof of it.',
    authority: { ...MIN, provision: '第621条、第622条の2', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    id: 'jp.deposit.step-first',
    kind: 'step',
    kinds: ['OTHER', 'RENT_ARREARS_LETTER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 8,
    list: 'first',
    when: { all: [DEPOSIT] },
    says: 'Write which costs you dispute and why. Add photos, name your account, and set a last day for the rest.',
    authority: { ...MIN, provision: '第621条、第622条の2', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    id: 'jp.stay.reality',
    kind: 'fact',
    kinds: ['OTHER'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [STAY] },
    says: 'A no is not the end. But the time to act is short, and it runs from the letter.',
    authority: { ...IMMIG, provision: '第20条、第21条', inForceFrom: '2010-07-01' },
  },
  {
    ...BASE,
    id: 'jp.stay.step-first',
    kind: 'step',
    kinds: ['OTHER'],
    rank: 8,
    list: 'first',
    when: { all: [STAY] },
    says: 'Write down the day you got it, keep the envelope, and show all pages to a lawyer today. Do not wait for more papers.',
    authority: { ...IMMIG, provision: '第20条、第21条', inForceFrom: '2010-07-01' },
  },
  {
    ...BASE,
    id: 'jp.refusal.want',
    kind: 'fact',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    slot: 'what_they_want',
    when: { all: [REFUSED, BENEFIT], not: [PAID_BACK] },
    says: 'An office says that you get no benefit, that it stops, or that you get less.',
    authority: { ...REVIEW, provision: '第18条', inForceFrom: '2016-04-01' },
  },
  {
    ...BASE,
    id: 'jp.refusal.reality',
    kind: 'fact',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [REFUSED, BENEFIT] },
    says: 'An office has decided against you. Many such decisions are changed when people object with papers.',
    authority: { ...REVIEW, provision: '第18条', inForceFrom: '2016-04-01' },
  },
  {
    ...BASE,
    id: 'jp.refusal.step-first',
    kind: 'step',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 8,
    list: 'first',
    when: { all: [REFUSED, BENEFIT] },
    says: 'Ask for the reasons and your file. Collect papers that prove your case, and write before the last day. Proof may follow later.',
    authority: { ...REVIEW, provision: '第18条', inForceFrom: '2016-04-01' },
  },
  {
    ...BASE,
    id: 'jp.refusal.right-review',
    kind: 'right',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 6,
    when: { all: [REFUSED, BENEFIT] },
    says: 'You can ask for a free review (審査請求) within three months of learning of it. The letter must say where.',
    authority: { ...REVIEW, provision: '第2条、第18条、第82条', inForceFrom: '2016-04-01' },
  },
  {
    ...BASE,
    id: 'jp.data.reality',
    kind: 'fact',
    kinds: ['OTHER'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [LEAKED, LEAK] },
    says: 'They tell you that others may have seen your data. You owe nothing. Act now, so that no one can misuse it.',
    authority: { ...PRIVACY, provision: '第26条', inForceFrom: '2022-04-01' },
  },
  {
    ...BASE,
    id: 'jp.data.step-first',
    kind: 'step',
    kinds: ['OTHER'],
    rank: 8,
    list: 'first',
    when: { all: [LEAKED, LEAK] },
    says: 'Change the password there, and wherever you used the same one. Open the site yourself, not by a link. Watch your bank account.',
    authority: { ...PRIVACY, provision: '第26条', inForceFrom: '2022-04-01' },
  },
  {
    ...BASE,
    id: 'jp.refusal.deadline',
    kind: 'deadline',
    kinds: ['OTHER'],
    rank: 5,
    weight: 'main',
    terms: { trigger: 'letter', count: 3, unit: 'months', roll: 'next_working_day' },
    example: { clause: '第18条', trigger: '2026-11-12', result: '2027-02-12' },
    when: { all: [REFUSED, BENEFIT] },
    says: 'You have three months from the day after you learn of it to ask for a review (審査請求).',
    action: 'Ask for a review (審査請求)',
    consequence: 'The decision stands.',
    authority: { ...REVIEW, provision: '第18条', inForceFrom: '2016-04-01' },
  },
]
