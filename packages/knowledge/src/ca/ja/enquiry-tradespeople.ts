/** Questions about contractors and movers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_JA: Words = {
  'ca.ask.contractor': {
    says: '何が悪いかを書き、直す日を決めて伝えてください。仕事は普通の品質でなければなりません。その後は、少額裁判所（small claims court）か、カードで払ったならカード会社を使います。',
  },
  'ca.ask.movers-on': {
    says: 'いいえ。荷物を押さえて多く払わせることも、書面の見積もりを10％より超えることもできません。決めた額を払い、書面で荷物を求め、Consumer Protection Ontarioに電話してください。',
  },
}
