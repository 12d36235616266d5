/** Letters of an office that refuses or stops a benefit. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { PAID_BACK } from './conditions.ts'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const REVIEW = { title: '行政不服審査法', url: 'https://laws.e-gov.go.jp/law/426AC0000000068' }

const PENSION_CLAIM: Test = {
  says: [
    '障害年金',
    '障害基礎年金',
    '障害厚生年金',
    '遺族年金',
    '遺族基礎年金',
    '遺族厚生年金',
    '老齢年金',
    '老齢基礎年金',
    '老齢厚生年金',
    '傷病手当金',
    '日本年金機構',
    '全国健康保険協会',
  ],
}

const WORK_INJURY: Test = {
  says: ['労災', '休業補償給付', '療養補償給付', '障害補償給付', '遺族補償給付', '労働者災害補償'],
}

const JOB_BENEFIT: Test = {
  says: ['雇用保険', '基本手当', '給付制限', '公共職業安定所', 'ハローワーク', '失業の認定'],
}

const CARE_LEVEL: Test = { says: ['要介護認定', '要介護状態区分', '要支援認定', '介護認定審査会'] }

const WELFARE: Test = {
  says: [
    '保護廃止',
    '保護の廃止',
    '保護停止',
    '保護の停止',
    '保護変更',
    '保護の変更',
    '保護申請却下',
    '保護の申請',
    '生活保護の却下',
  ],
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

export const BENEFIT_REFUSED: readonly Rule[] = [
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
    id: 'jp.refusal.step-late',
    dayToAct: 'over',
    kind: 'step',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    list: 'first',
    when: { all: [REFUSED, BENEFIT] },
    checkedOn: '2026-11-23',
    says: 'Go to the office today and ask for the reasons. If you still need the help, apply again now. A late review needs a good reason (正当な理由).',
    authority: { ...REVIEW, provision: '第18条', inForceFrom: '2016-04-01' },
  },
  {
    ...BASE,
    id: 'jp.refusal.step-first',
    dayToAct: 'open',
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
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.refusal.right-pension',
    kind: 'right',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    when: { all: [REFUSED, PENSION_CLAIM] },
    says: 'Ask the social insurance examiner (社会保険審査官) for a review within three months. After that answer you have two months for a second one.',
    authority: {
      title: '社会保険審査官及び社会保険審査会法',
      url: 'https://laws.e-gov.go.jp/law/328AC0000000206',
      provision: '第4条、第32条、国民年金法第101条、厚生年金保険法第90条',
      inForceFrom: '2016-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.refusal.right-work-injury',
    kind: 'right',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    when: { all: [REFUSED, WORK_INJURY] },
    says: 'Ask the examiner (労働者災害補償保険審査官) for a review within three months of learning of it. It is free. Ask for the file of the labour office too.',
    authority: {
      title: '労働者災害補償保険法',
      url: 'https://laws.e-gov.go.jp/law/322AC0000000050',
      provision: '第38条',
      inForceFrom: '2016-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.refusal.right-job-benefit',
    kind: 'right',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    when: { all: [REFUSED, JOB_BENEFIT] },
    says: 'Against a decision of Hello Work you can ask the examiner (雇用保険審査官) for a free review within three months.',
    authority: {
      title: '雇用保険法',
      url: 'https://laws.e-gov.go.jp/law/349AC0000000116',
      provision: '第69条',
      inForceFrom: '2016-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.refusal.right-care',
    kind: 'right',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    when: { all: [CARE_LEVEL] },
    says: 'If the care level seems wrong, ask the town for a new check (区分変更) at any time. Or ask the board (介護保険審査会) for a review within three months.',
    authority: {
      title: '介護保険法',
      url: 'https://laws.e-gov.go.jp/law/409AC0000000123',
      provision: '第29条、第183条、第192条',
      inForceFrom: '2016-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.refusal.right-welfare',
    kind: 'right',
    kinds: ['OTHER', 'BENEFIT_OVERPAYMENT'],
    rank: 4,
    when: { all: [WELFARE] },
    says: 'Public assistance may not be cut without good cause, and you are heard first. Ask the governor for a review in three months. An answer must come in 50 to 70 days.',
    authority: {
      title: '生活保護法',
      url: 'https://laws.e-gov.go.jp/law/325AC0000000144',
      provision: '第56条、第62条、第64条から第66条まで',
      inForceFrom: '2016-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.benefit.right-governor',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 12,
    when: { any: [{ says: ['生活保護', '保護費'] }], all: [PAID_BACK] },
    says: 'For public assistance you ask the governor (知事) for the review. You must do this before you can go to a court.',
    authority: {
      title: '生活保護法',
      url: 'https://laws.e-gov.go.jp/law/325AC0000000144',
      provision: '第64条、第65条、第69条',
      inForceFrom: '2016-04-01',
    },
  },
]
