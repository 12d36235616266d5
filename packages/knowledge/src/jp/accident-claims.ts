/** Offers of an insurer after an accident, and claims against the person who caused it. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { SETTLEMENT } from './conditions.ts'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const ACCIDENT: Test = { says: ['事故', '衝突', '接触', '転倒'] }
const DAMAGES: Test = { says: ['損害賠償', '治療費', '修理費', '休業損害'] }

export const ACCIDENT_CLAIMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.accident.right-settlement',
    kind: 'right',
    kinds: ['INSURANCE_DECISION'],
    rank: 3,
    when: { any: [SETTLEMENT] },
    says: 'You need not sign their offer. Courts mostly give more than insurers offer. You have five years for injury. Ask how the share of fault was made.',
    authority: {
      title: '自動車損害賠償保障法',
      url: 'https://laws.e-gov.go.jp/law/330AC0000000097',
      provision: '第16条、第16条の3、民法第722条、第724条の2',
      inForceFrom: '2020-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.accident.step-free-centre',
    kind: 'step',
    list: 'first',
    kinds: ['INSURANCE_DECISION'],
    rank: 4,
    when: { any: [SETTLEMENT] },
    says: 'Before you sign, have the sum checked for free at 日弁連交通事故相談センター or 交通事故紛争処理センター. Does your own policy pay a lawyer (弁護士費用特約)?',
    authority: {
      title: '自動車損害賠償保障法',
      url: 'https://laws.e-gov.go.jp/law/330AC0000000097',
      provision: '第16条、第23条の5',
      inForceFrom: '2002-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.accident.right-share',
    kind: 'right',
    kinds: ['LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'COURT_CLAIM'],
    rank: 4,
    when: { all: [ACCIDENT, DAMAGES] },
    says: 'You owe only harm that they prove, less their own share of fault. Ask for bills and papers. Tell your insurer today: 個人賠償責任保険 often comes with a home or car policy.',
    authority: {
      title: '民法',
      url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      provision: '第709条、第722条、第724条、第724条の2',
      inForceFrom: '2020-04-01',
    },
  },
]
