/** Health funds that raise their extra rate: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_HEALTH_FUND_JA: Words = {
  'de.price.fund-right': {
    says: '健康保険が追加の率（Zusatzbeitrag）を上げるなら、新しい率の最初の月の終わりまでに、やめられます。',
  },
  'de.price.fund-step': {
    says: '率を比べてください。やめるには、その間に別の保険に申し込みます。そこが、前の保険を終わらせてくれます。',
  },
  'de.price.fund-reality': {
    says: '健康保険は、それぞれ自分の追加の率を決めます。払ってくれるものは、法律によりほとんど同じなので、比べる価値があります。',
  },
  'de.price.fund-told': {
    says: '2026年の夏から、健康保険は値上げを別の手紙で知らせなくてもよくなりました。保険のサイトか、GKV-Spitzenverband の一覧で率を見てください。',
  },
  'de.price.fund-free': {
    says: '新しい健康保険は、あなたを受け入れなければなりません。健康や年齢について聞いてはいけません。',
  },
  'de.price.fund-option': {
    says: 'ネットで別の健康保険に入ります。切れ目なく守られます。',
    title: 'もっと安い健康保険に変える',
    cost: '無料。',
    time: '新しい率の最初の月の終わりまで。',
    risk: '変わるまで、約2か月、新しい率を払います。',
    bestFor: '別の健康保険の方が安いとき。',
  },
}
