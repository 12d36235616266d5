/** Questions about lenders, interest paid too much and stopping payments by card. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }

const INSTAL = { title: '割賦販売法', url: 'https://laws.e-gov.go.jp/law/336AC0000000159' }

const LOANSHARK = { title: '貸金業法', url: 'https://laws.e-gov.go.jp/law/358AC1000000032' }

export const ENQUIRY_LOANS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.credit-stop',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'クレジット',
        'カード払い',
        'カードで',
        '分割払い',
        'リボ',
        'ローンで買',
        'credit card',
        'bought on credit',
      ],
      [
        '届かない',
        '届きません',
        '届か',
        '不良',
        '壊れ',
        '止め',
        'キャンセル',
        '倒産',
        '支払いを',
        'stop',
        'never came',
        'faulty',
      ],
    ],
    says: 'Write to the card or credit firm that you stop paying and why (支払停止の抗弁). This works for payments in parts over two months, from 40,000 yen in all. Keep proof, and write to the shop too. Call 188.',
    authority: { ...INSTAL, provision: '第30条の4、第35条の3の19', inForceFrom: '2009-12-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.illegal-lender',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        '闇金',
        'ヤミ金',
        '違法な貸',
        'ソフト闇金',
        'loan shark',
        'illegal lender',
        '闇金業者',
        'ソフトヤミ金',
        '違法業者',
        '無登録',
      ],
      [
        '返す',
        '払う',
        '脅',
        '取り立て',
        'どうすれば',
        'pay',
        'threat',
        'what',
        '会社に電話',
        '家族',
        '利息',
        '毎日',
        '嫌がらせ',
        '脅され',
        '返し',
      ],
    ],
    says: 'A loan at more than 109.5% a year is void, and lending without a licence is a crime. Do not borrow more. Keep all messages, and go to the police (#9110) and a lawyer or scrivener today.',
    authority: { ...LOANSHARK, provision: '第42条', inForceFrom: '2010-06-18' },
  },
  {
    ...BASE,
    id: 'jp.ask.overpaid-interest',
    kind: 'answer',
    verdict: 'do_this',
    rank: 8,
    kinds: ['ENQUIRY'],
    topics: ['debt', 'consumer', 'general'],
    checkedOn: '2026-11-22',
    asks: [
      ['過払い金', '過払金', '払い過ぎた利息', '払いすぎた利息', 'overpaid interest'],
      [
        '返って',
        '戻って',
        '取り戻',
        '請求',
        'いつまで',
        '時効',
        'もらえ',
        'get back',
        'claim',
        'how long',
      ],
    ],
    says: 'If you borrowed before June 2010 at more than 15 to 20% a year, you may have paid too much. Ask the lender for the full history (取引履歴): it must give it. You have mostly ten years from the last payment, five for payments since April 2020 once you knew. Loans since 2010 rarely have it. Ask Houterasu or a scrivener.',
    authority: {
      ...MIN,
      provision: '第166条、第703条、第704条、利息制限法第1条',
      inForceFrom: '2020-04-01',
    },
  },
]
