/** Letters on data that others may have seen. */
import type { Rule, Test } from '@plainletter/contracts/rule'

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

const LEAK: Test = {
  says: [
    '個人情報',
    '漏えい',
    '漏洩',
    '流出',
    '不正アクセス',
    'カード番号',
    'メールアドレス',
    'お客様の氏名',
    'お客様情報',
    '顧客情報',
  ],
}

const LEAKED: Test = {
  says: [
    '漏えい',
    '漏洩',
    '流出',
    '不正アクセス',
    '漏れたおそれ',
    '漏れた可能性',
    '情報が漏れ',
    '外部に漏れ',
    '閲覧された可能性',
  ],
}

export const DATA_LEAK: readonly Rule[] = [
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
    checkedOn: '2026-11-22',
    id: 'jp.data.right-harm',
    kind: 'right',
    kinds: ['OTHER'],
    rank: 12,
    when: { all: [LEAKED, LEAK] },
    says: 'A leak can give a right to damages, also for worry alone. Sums are small. If your card was misused, tell the card firm at once; it mostly pays for 60 days back.',
    authority: {
      ...MIN,
      provision: '第709条、第710条、最高裁平成29年10月23日判決',
      inForceFrom: '2017-10-23',
    },
  },
  {
    ...BASE,
    id: 'jp.data.right-told',
    kind: 'right',
    kinds: ['OTHER', 'ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 8,
    when: { all: [LEAKED, LEAK] },
    says: 'After a leak the firm must tell you what happened. You can ask which of your data it holds, and to stop using it. Change your passwords.',
    authority: { ...PRIVACY, provision: '第26条、第33条から第35条まで', inForceFrom: '2022-04-01' },
  },
]
