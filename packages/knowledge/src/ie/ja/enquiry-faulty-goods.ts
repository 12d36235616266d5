/** Questions about faults, delivery, cancelling and firms that closed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_JA: Words = {
  'ie.ask.faulty': {
    says: '欠陥があれば、30日以内は返金を受けられます。その後は、先に修理か新しい物です。対応するのは店の義務です。',
  },
  'ie.ask.cancel': {
    says: 'ネット、電話、訪問で買ったなら、14日以内に取り消せます。店で買ったときは、その権利はありません。',
    dependsOn: '買った場所',
  },
  'ie.ask.not-delivered': {
    says: '別の約束がなければ、売り手は30日以内に届ける必要があります。書面で、無理のない最後の日を1つ決めて伝えます。その日も過ぎたら、契約を終わらせ、全額の返金を求めてください。カードで払ったなら、銀行にチャージバック（chargeback）を頼みます。',
  },
  'ie.ask.broken-goods': {
    says: '店に手紙を書き、何がこわれたか伝えてください。品物は、店の保証の後も、適切な期間もたなければなりません。無料の修理か新しい物を求め、だめなら返金を求めます。',
  },
  'ie.ask.used-car': {
    says: 'すぐに販売店に手紙を書いてください。30日以内なら、重い欠陥があれば車を返し、返金を受けられます。その後は、先に無料の修理を求めます。個人の売り手はちがいます。',
  },
  'ie.ask.firm-closed': {
    says: '書面で返金を求め、すぐ銀行にチャージバック（chargeback）を頼んでください。提供されないものに払う必要はありません。会社が支払不能なら、清算人（liquidator）に手紙を書きます。',
  },
}
