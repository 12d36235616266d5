/** The Japanese words of the rows in ../utility.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_JA: Words = {
  'de.supply.want': {
    says: '供給会社が、電気、ガス、暖房、水のお金を求めています。',
  },
  'de.supply.want-cut': {
    says: '供給会社が、未払いのために止めるとおどしています。支払いの計画で、それを止められることがあります。',
  },
  'de.supply.who': {
    says: 'これは会社です。お金のためには、ほかと同じく裁判所が必要です。でも、厳しい決まりの下で、供給を止められます。',
  },
  'de.supply.reality': {
    says: '電気とガスを止めるには、毎月の支払い2回分の滞納と、少なくとも€100が必要です。理由をつけて争った金額は数えません。',
  },
  'de.supply.rights-summary': {
    says: '予告の後に4週間、止める8営業日前の手紙、基本の供給では利息なしの計画があります。',
  },
  'de.supply.not-yet': {
    says: '電気やガスを、すぐには止められません。まず予告、次に4週間、それから8営業日前の手紙です。',
  },
  'de.supply.know-loan': {
    says: '止められないように、Jobcenterか社会福祉の役所が、エネルギーの滞納のお金を貸すことがあります。',
    learnMore: '予告の手紙を持って行き、エネルギーの滞納のための貸付けを求めてください。',
  },
  'de.supply.option-plan': {
    says: 'Abwendungsvereinbarungを求めます。署名してから1か月は、まだ借金を争えます。',
    title: '利息なしの計画を求める',
    cost: '借金を、毎月6回から24回に分けて。',
    time: '今日。',
    risk: '1回でも払わないと、止められることがあります。',
    bestFor: '払う義務があるが、すぐに払えないとき。',
  },
  'de.supply.option-dispute': {
    says: 'メーターの写真を送り、何がまちがいかを書きます。それから、無料の仲裁の機関を使います。',
    title: '請求書を争う',
    cost: '無料。',
    time: '今。答えは最長4週間かかります。',
    risk: '正しい分は払ってください。そうでないと、滞納になります。',
    bestFor: '使用量か料金がまちがって見えるとき。',
  },
  'de.supply.option-help': {
    says: 'エネルギーの滞納のための貸付けと、話し合いの助けを求めます。',
    title: 'Jobcenter、社会福祉の役所、エネルギーの借金相談',
    cost: '無料。',
    time: '今週。',
    risk: '貸付けは返さなければなりません。',
    bestFor: '止められる日が近く、お金がないとき。',
  },
  'de.supply.right-proportion': {
    says: '命や健康が危なくなるとき、またはもうすぐ払うと示すときは、止められません。',
  },
  'de.supply.right-plan': {
    says: '基本の供給では、利息なしの分割払いの権利があります。ほとんどの場合6か月から18か月、€300を超えると12か月から24か月です。',
  },
  'de.supply.right-letter': {
    says: '止める8営業日前に、理由と見こまれる費用を書いた手紙を送らなければなりません。',
  },
  'de.supply.right-back-on': {
    says: '理由がなくなれば、供給はすぐに戻さなければなりません。求めてよいのは、本当の費用だけです。',
  },
  'de.supply.warn-ignore': {
    says: '止められる前に動いてください。供給を戻すのは、もっとお金も時間もかかります。',
  },
  'de.supply.insight-estimate': {
    says: '請求書は、使用量の推測で作られています。本当の数字を使うよう求められます。',
    actionable: '日付のあるメーターの写真を送ってください。',
  },
  'de.supply.change-enwg': {
    says: '2025年の終わりから、止める決まりは、基本の供給の中でも外でも同じです。計画の権利は、基本の供給のものです。',
    was: '止める決まりは、基本の供給のための規則にありました。',
    is: '今はエネルギーの法律にあり、すべての家庭の契約に当てはまります。',
  },
  'de.supply.limitation': {
    says: '電気、ガス、電話の請求書は、年の終わりから数えて3年で時効になります。',
    from: '請求書の支払日が来た年の終わり',
    restartedBy: '支払いや、認めることで、3年がまた始まります。',
  },
}
