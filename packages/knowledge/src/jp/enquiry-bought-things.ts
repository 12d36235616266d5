/** Questions on a cancellation after eight days, private sales and credit files. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }
const SALES = {
  title: '特定商取引に関する法律',
  url: 'https://laws.e-gov.go.jp/law/351AC0000000057',
}

export const ENQUIRY_BOUGHT_THINGS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.cooling-late',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 6,
    verdict: 'yes',
    asks: [
      [
        '訪問販売',
        '電話勧誘',
        '訪問買取',
        '飛び込み',
        '点検商法',
        'クーリングオフ',
        'クーリング・オフ',
      ],
      [
        '8日過ぎ',
        '8日を過ぎ',
        '8日以上',
        '10日たっ',
        '10日経',
        '2週間たっ',
        '2週間経',
        '1か月たっ',
        '1か月経',
        '期間が過ぎ',
        '期間を過ぎ',
        '過ぎて',
        '過ぎました',
        'もう遅い',
        'もう10日',
      ],
    ],
    says: 'Often still possible. The eight days start only with a complete contract paper. If it lacks something, or they stopped you from cancelling, the time still runs. A contract made by lies or by scaring you can be undone later. Send a written cancel notice and call 188 today.',
    authority: {
      ...SALES,
      provision: '第5条、第9条、第9条の3、消費者契約法第4条',
      inForceFrom: '2023-06-01',
    },
  },
  {
    ...BASE,
    id: 'jp.ask.private-sale-fake',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 6,
    verdict: 'yes',
    asks: [
      ['フリマ', 'メルカリ', 'ラクマ', 'オークション', 'ヤフオク', 'paypayフリマ'],
      ['偽物', '説明と違', '壊れて', '届かない', '不良', '返金', '返品', 'キャンセル', '受取評価'],
    ],
    says: 'Yes, if it is not as described. A fake may be given back for the full price, also when the seller wrote “no returns”. Do not rate the deal as received. Write to the seller and the app’s office now with photos. If you rated already, still ask both.',
    authority: { ...MIN, provision: '第562条から第564条まで、第96条', inForceFrom: '2020-04-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.credit-file',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'consumer', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'ブラックリスト',
        '信用情報',
        'cic',
        'jicc',
        'ローン審査',
        'カード審査',
        '審査に落ち',
        '事故情報',
      ],
      [
        'いつ消え',
        '何年',
        '調べ',
        '確認',
        '開示',
        '消え',
        '落ち',
        '通らない',
        '載って',
        'なぜ',
        '理由',
      ],
    ],
    says: 'Ask for your own file at CIC, JICC and the bank centre (全国銀行個人信用情報センター). It costs a small fee, online or by post. Late payments mostly stay five years after the debt is settled; bankruptcy five to seven. If an entry is wrong, ask them to correct it.',
    authority: {
      title: '個人情報の保護に関する法律(個人情報保護法)',
      url: 'https://laws.e-gov.go.jp/law/415AC0000000057',
      provision: '第33条、第34条',
      inForceFrom: '2022-04-01',
    },
  },
]
