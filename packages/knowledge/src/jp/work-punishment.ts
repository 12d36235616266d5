/** A punishment at work (懲戒処分) that is no dismissal: what it needs, and how to answer. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const PUNISHED: Test = {
  says: [
    '懲戒処分',
    '減給処分',
    '減給とします',
    '減給に処',
    'けん責',
    '譴責',
    '戒告',
    '出勤停止',
    '降格処分',
    '始末書',
  ],
}
const PAY_CUT: Test = { says: ['減給'] }

const CONTRACTS = {
  title: '労働契約法',
  url: 'https://laws.e-gov.go.jp/law/419AC0000000128',
  inForceFrom: '2008-03-01',
} as const

const BASE = {
  country: 'jp',
  kinds: ['OTHER'],
  topics: ['employment'],
  when: { any: [PUNISHED] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const WORK_PUNISHMENT: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.punish.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Your employer punishes you for something at work (懲戒処分). This alone does not end your job.',
    authority: { ...CONTRACTS, provision: '第15条' },
  },
  {
    ...BASE,
    id: 'jp.punish.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'It stays on your file, and the firm can point to it later. If it is wrong, say so in writing soon.',
    authority: { ...CONTRACTS, provision: '第15条' },
  },
  {
    ...BASE,
    id: 'jp.punish.right-fit',
    kind: 'right',
    rank: 5,
    says: 'A punishment must stand in the work rules (就業規則) and fit what you did. If it does not, it is void.',
    authority: { ...CONTRACTS, provision: '第15条、労働基準法第89条' },
  },
  {
    ...BASE,
    id: 'jp.punish.right-cut',
    kind: 'right',
    rank: 6,
    when: { all: [PUNISHED, PAY_CUT] },
    says: 'A pay cut as a punishment is at most half a day’s pay for each case. In all it is at most a tenth of one month’s pay.',
    authority: {
      title: '労働基準法',
      url: 'https://laws.e-gov.go.jp/law/322AC0000000049',
      provision: '第91条',
      inForceFrom: '1947-11-01',
    },
  },
  {
    ...BASE,
    id: 'jp.punish.step-ask',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Ask in writing which rule and which facts they rely on. Give your side in writing and keep a copy.',
    authority: { ...CONTRACTS, provision: '第15条' },
  },
  {
    ...BASE,
    id: 'jp.punish.step-desk',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Ask the free labour desk (総合労働相談コーナー) or your union if it is fair.',
    authority: LAW.work,
  },
]
