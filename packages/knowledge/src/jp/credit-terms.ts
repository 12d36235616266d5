/** The law on goods bought on credit and on credit that is refused, where a letter names them. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const INSTAL = { title: '割賦販売法', url: 'https://laws.e-gov.go.jp/law/336AC0000000159' }

const CREDIT: Test = {
  says: ['クレジット', '割賦', '分割払い', 'リボ', 'ショッピング', '立替金', '立替払'],
}

const LONG_SERVICE: Test = {
  says: ['エステ', '脱毛', '美容医療', '英会話', '語学教室', '学習塾', '家庭教師', '結婚相談所'],
}

const SERVICE_LOAN: Test = {
  says: ['ローン', '分割', 'クレジット', '信販', 'リボ'],
}

const CREDIT_ASKED: Test = {
  says: [
    'カードのお申し込み',
    'カードお申し込み',
    'カードのお申込み',
    'カードお申込み',
    'ローンのお申し込み',
    'ローンのお申込み',
    'ローンお申込み',
    'ご入会',
    '入会審査',
    '融資のお申し込み',
    '融資のお申込み',
    'ご融資',
    '与信',
    '分割払いのお申込み',
    'クレジットのお申込み',
  ],
}

const CREDIT_REFUSED: Test = {
  says: [
    '見送',
    'お断り',
    'ご希望に添え',
    'ご希望に沿え',
    'ご要望に添え',
    'お引き受けできません',
    '応じかね',
    '否決',
  ],
}

export const CREDIT_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.credit.right-stop-paying',
    kind: 'right',
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'CONSUMER_CONTRACT_DISPUTE',
      'ENQUIRY',
    ],
    topics: ['consumer', 'debt'],
    rank: 10,
    when: { all: [CREDIT] },
    says: 'If goods bought on credit never came or are bad, you can stop paying the credit firm too (支払停止の抗弁). Tell it in writing.',
    authority: { ...INSTAL, provision: '第30条の4、第35条の3の19', inForceFrom: '2009-12-01' },
  },
  {
    ...BASE,
    id: 'jp.credit.right-twenty-days',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    rank: 11,
    when: { all: [CREDIT] },
    says: 'A credit firm can ask for the whole rest at once only after a written demand that gives you at least 20 days.',
    authority: {
      ...INSTAL,
      provision: '第5条、第30条の2の4、第35条の3の17',
      inForceFrom: '2009-12-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.credit.right-long-service',
    kind: 'right',
    kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE'],
    topics: ['consumer'],
    rank: 6,
    when: { all: [LONG_SERVICE, SERVICE_LOAN] },
    says: 'Paid by a loan? Once you stop the course or the shop closes, tell the credit firm in writing that you stop paying for the rest (支払停止の抗弁).',
    authority: { ...INSTAL, provision: '第30条の4、第35条の3の19', inForceFrom: '2009-12-01' },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.credit.right-file',
    kind: 'right',
    kinds: ['OTHER'],
    rank: 5,
    when: { all: [CREDIT_ASKED, CREDIT_REFUSED] },
    says: 'You can see your credit file at CIC, JICC and the bank centre (全国銀行個人信用情報センター) for a small fee. If it is wrong, they must correct it.',
    authority: {
      title: '個人情報の保護に関する法律(個人情報保護法)',
      url: 'https://laws.e-gov.go.jp/law/415AC0000000057',
      provision: '第33条、第34条',
      inForceFrom: '2022-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.credit.refused-reality',
    kind: 'fact',
    slot: 'reality_check',
    kinds: ['OTHER'],
    rank: 5,
    when: { all: [CREDIT_ASKED, CREDIT_REFUSED] },
    says: 'A firm may refuse credit and need not say why. You owe nothing. Old late payments mostly leave the file after five years.',
    authority: {
      title: '個人情報の保護に関する法律(個人情報保護法)',
      url: 'https://laws.e-gov.go.jp/law/415AC0000000057',
      provision: '第33条',
      inForceFrom: '2022-04-01',
    },
  },
]
