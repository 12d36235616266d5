/** Questions. `asks` holds the words people type, in Japanese and English: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORDS: Words = {
  'jp.ask.step-debt': { says: '手紙を集めて法テラスに電話してください。' },
  'jp.ask.right-debt': { says: '会社は裁判所なしに差し押さえできません。' },
  'jp.ask.step-home': { says: '署名せず、先に法テラスに相談します。' },
  'jp.ask.right-home': { says: '普通の賃貸借を終えるには、正当事由が必要です。' },
  'jp.ask.step-work': { says: '署名の前に、労働相談をしてください。' },
  'jp.ask.right-work': { says: '正当な理由のない解雇は無効です。' },
  'jp.ask.order': {
    says: '受け取って2週間以内に、同封の用紙で異議を出します。理由はいりません。無視すると差押えがありえます。',
  },
  'jp.ask.suit': { says: '期限までに答弁書を出すか期日に行きます。何もしないと負けます。' },
  'jp.ask.old': {
    says: '多くは払う日から5年、判決後は10年です。主張が必要です。支払いや約束でやり直しになります。',
    dependsOn: '最後に払った日や約束した日',
  },
  'jp.ask.seize': {
    says: '判決などがある場合だけです。ふつう手取りの4分の1です。税金は別の決まりです。',
    dependsOn: '判決があるか',
  },
  'jp.ask.cannot-pay': {
    says: '法テラスに電話してください。収入が少なければ無料です。任意整理・個人再生・自己破産があります。',
  },
  'jp.ask.evict': { says: '裁判所なしではできません。裁判所の命令を持つ執行官だけです。' },
  'jp.ask.leave': {
    says: '普通の賃貸借では正当事由と6か月前の通知が必要です。定期借家は期間で終わります。立退料も話し合えます。',
    dependsOn: '契約の種類',
  },
  'jp.ask.deposit': {
    says: '退去のあと、滞納や損傷を引いて返ります。ふつうの使用や古さの分は払いません。',
  },
  'jp.ask.rent-rise': {
    says: 'すぐ同意しなくてよいです。裁判で決まるまで相当と思う額を払います。後で差額と年10%の利息のことがあります。',
    dependsOn: '近くの家賃など',
  },
  'jp.ask.fired': {
    says: '退職届に署名しないでください。理由の証明書と、30日分の予告か手当を求め、労働相談をします。',
  },
  'jp.ask.cooling': {
    says: '訪問・電話は8日、マルチは20日です。通販にはなく、店の返品条件によります。',
    dependsOn: '買い方',
  },
  'jp.ask.scam': {
    says: '電話も支払いもせず、188に相談します。本物の特別送達だけは返事が必要です。',
  },
  'jp.ask.tax': {
    says: '差押えの前に役所へ電話し、猶予や分割を求めます。収入と支出を伝えます。',
    dependsOn: '収入と税の種類',
  },
}
