/** Questions about papers from a court, one's own claim and a free lawyer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_WORDS: Words = {
  'jp.ask.order': {
    says: '受け取って2週間以内に、同封の用紙で異議を出します。理由はいりません。無視すると差押えがありえます。',
  },
  'jp.ask.suit': { says: '期限までに答弁書を出すか期日に行きます。何もしないと負けます。' },
  'jp.ask.own-claim': {
    says: 'まず内容証明などの書面で、最後の期限を決めて求めてください。60万円までなら、簡易裁判所の少額訴訟が、弁護士なしでたいてい1日で終わります。支払督促も使えます。メッセージや振込の記録を残してください。多くは5年で時効です。',
  },
  'jp.ask.free-lawyer': {
    says: '法テラスに電話してください。収入や資産が少なければ、同じ問題で3回まで無料で相談でき、弁護士費用の立替え（分割返済）もあります。逮捕されたときは当番弁護士を呼べます（初回無料）。',
  },
}
