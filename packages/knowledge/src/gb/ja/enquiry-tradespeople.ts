/** Questions about builders and other tradespeople: bad work, the price and deposits. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_JA: Words = {
  'gb.ask-consumer.bad-work': {
    says: '仕事は、適切な注意と技術でしなければなりません。そうでなければ、業者は適切な時間に無料でやり直さなければなりません。だめなら、全額までの値引きを求められます。',
  },
  'gb.ask-consumer.price-not-agreed': {
    says: '値段を決めたなら、その値段です。決めていないなら、適切な額を払います。追加にはあなたの同意が必要です。争っていない分を払い、残りを払わない理由を伝えてください。',
    dependsOn: '前に値段を決めたか',
  },
  'gb.ask-consumer.deposit': {
    says: '会社が取っておけるのは、本当の損害に見合う額だけです。それよりずっと多く取る条項は不公正で、従う義務がありません。「返金なし」と書いてあっても、決まりではありません。',
    dependsOn: '契約の内容と、会社の本当の損害',
  },
  'gb.ask-consumer.builder-vanished': {
    says: '最後の日を決めて、工事を終えるか返金するよう書面で求めます。次にオンラインで訴えます。少額請求は、イングランドとウェールズで£10,000まで、スコットランドで£5,000までです。クレジットカードで£100を超えて払ったなら、カード会社にも請求します。最初からだます気だったなら詐欺を届け出ます。',
  },
}
