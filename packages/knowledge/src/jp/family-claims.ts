/** Letters that claim money for an affair or for a legal share of an estate. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }

const AFFAIR: Test = {
  says: [
    '不貞行為',
    '不貞',
    '不倫',
    '婚姻共同生活',
    '夫婦関係を破綻',
    '既婚者',
    '交際していた',
    '肉体関係',
    '不適切な関係',
    '浮気',
  ],
}
const SOLATIUM: Test = { says: ['慰謝料', '損害賠償'] }
const LEGAL_SHARE: Test = { says: ['遺留分'] }

export const FAMILY_CLAIMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.affair.right-broken',
    kind: 'right',
    kinds: [
      'LETTER_BEFORE_CLAIM',
      'DEBT_COLLECTION_LETTER',
      'CEASE_AND_DESIST',
      'COURT_CLAIM',
      'OTHER',
    ],
    rank: 3,
    when: { all: [AFFAIR, SOLATIUM] },
    says: 'You owe nothing if the marriage was already broken then, or if you did not know of it and could not. They must prove the relation.',
    authority: {
      ...MIN,
      provision: '第709条、第710条、最高裁平成8年3月26日判決',
      inForceFrom: '2005-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.affair.right-three-years',
    kind: 'right',
    kinds: [
      'LETTER_BEFORE_CLAIM',
      'DEBT_COLLECTION_LETTER',
      'CEASE_AND_DESIST',
      'COURT_CLAIM',
      'OTHER',
    ],
    rank: 4,
    when: { all: [AFFAIR, SOLATIUM] },
    says: 'The claim grows too old three years after they knew of it and of you. You must say so yourself.',
    authority: { ...MIN, provision: '第724条', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    id: 'jp.affair.right-share',
    kind: 'right',
    kinds: [
      'LETTER_BEFORE_CLAIM',
      'DEBT_COLLECTION_LETTER',
      'CEASE_AND_DESIST',
      'COURT_CLAIM',
      'OTHER',
    ],
    rank: 6,
    when: { all: [AFFAIR, SOLATIUM] },
    says: 'You and the spouse owe it together. What the spouse has paid counts for you too. Without a divorce the sum is mostly lower. Ask for both in writing.',
    authority: { ...MIN, provision: '第719条、第709条', inForceFrom: '2005-04-01' },
  },
  {
    ...BASE,
    id: 'jp.affair.option-answer',
    dayToAct: 'open',
    kind: 'option',
    kinds: ['LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER'],
    rank: 5,
    option: 'dispute',
    when: { all: [AFFAIR, SOLATIUM] },
    title: 'Answer through a lawyer',
    says: 'Let a lawyer write what is wrong, or offer a lower sum that ends the whole matter (示談).',
    cost: 'A fee. Houterasu can lend it with a low income.',
    time: 'Before the day in the letter.',
    risk: 'What you admit in writing can be used in court.',
    bestFor: 'You deny it, or the sum is too high.',
    authority: { ...MIN, provision: '第695条、第709条、第710条', inForceFrom: '1898-07-16' },
  },
  {
    ...BASE,
    id: 'jp.affair.step-no-sign',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    kinds: [
      'LETTER_BEFORE_CLAIM',
      'DEBT_COLLECTION_LETTER',
      'CEASE_AND_DESIST',
      'COURT_CLAIM',
      'OTHER',
    ],
    rank: 3,
    when: { all: [AFFAIR, SOLATIUM] },
    says: 'Do not sign, pay or call today. Write that you have the letter and will answer, and show it to a lawyer before the day it names.',
    authority: { ...MIN, provision: '第709条、第710条', inForceFrom: '2005-04-01' },
  },
  {
    ...BASE,
    id: 'jp.heirs.right-one-year',
    kind: 'right',
    kinds: [
      'LETTER_BEFORE_CLAIM',
      'DEBT_COLLECTION_LETTER',
      'CEASE_AND_DESIST',
      'COURT_CLAIM',
      'OTHER',
    ],
    rank: 4,
    when: { all: [LEGAL_SHARE] },
    says: 'A claim for the legal share (遺留分) is for money only, and must come within one year of knowing. You can ask the court for more time to pay.',
    authority: { ...MIN, provision: '第1046条、第1047条、第1048条', inForceFrom: '2019-07-01' },
  },
]
