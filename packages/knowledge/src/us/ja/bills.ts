/** The Japanese words of the rows in ../bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BILLS_JA: Words = {
  'us.bill.want': {
    says: '滞った請求を払うよう求めています。サービスを止めると言うこともあります。',
  },
  'us.bill.who': { says: 'これはサービスを売る会社です。裁判所ではありません。' },
  'us.bill.reality': {
    says: '電気、ガス、水道の会社は、止める前に知らせなければなりません。多くの州では、ひどい寒さや暑さのときは止められません。',
  },
  'us.bill.rights-summary': {
    says: '請求を争う、分割を求める、州の委員会に苦情を出す、ができます。',
  },
  'us.bill.right-commission': {
    says: '州の公益事業の委員会に苦情を出せます。ほとんどの州では、期限内に争うと、止められなくなります。',
  },
  'us.bill.right-public-utility': {
    says: '電気や水道を売る市や郡は、止める前に、請求の争い方を伝えなければなりません。',
  },
  'us.bill.right-city-code': {
    says: '止める前の通知、分割を使える人、請求への不服の方法は、市の決まりに書いてあります。',
  },
  'us.bill.right-plain': {
    says: '電話の請求書は分かりやすく、請求する会社の名前と争い方が書いてなければなりません。',
  },
  'us.bill.right-broadband': {
    says: 'インターネットの会社は、申し込みの前に、料金、手数料、速さ、データの上限を書いた表示を見せなければなりません。',
  },
  'us.bill.step-call': {
    says: '止められる日の前に電話してください。分割と、生活が苦しい人や病気の人のための保護を求めます。',
  },
  'us.bill.step-help': {
    says: '211に電話し、暖房と冷房の請求を助けるLIHEAPについて聞いてください。',
  },
  'us.bill.step-check': {
    says: 'メーター、日付、ほかの人の古い請求が入っていないかを確かめてください。',
  },
  'us.bill.option-plan': {
    says: '払い続けられる額を提案し、書面での確認を求めます。',
    title: '分割を求める',
    cost: '毎月の一部',
    time: '止められる日の前',
    risk: '一度払わないと、また止められることがあります。',
    bestFor: '借りているが、一度に払えない場合。',
  },
  'us.bill.option-dispute': {
    says: 'まちがいを証拠つきで書きます。直さなければ、州の委員会に行きます。',
    title: '請求を争う',
    cost: '無料',
    time: '支払いの期限の前',
    risk: '同意できる分は払ってください。',
    bestFor: '額や人がちがう場合。',
  },
  'us.bill.option-help': {
    says: 'LIHEAP、211、地元の慈善団体が、請求の一部を払えることがあります。',
    title: '払う助けを受ける',
    cost: '無料',
    time: '今日電話する',
    risk: 'なし。',
    bestFor: '収入が低い、または家に病気の人がいる場合。',
  },
}
