/** Bills for power, gas and water: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_WORDS: Words = {
  'jp.buy.bill-want': { says: '電気・ガス・水道の会社が料金を求めています。' },
  'jp.buy.bill-real': { says: '停止の前に電話すれば、待ってくれることが多いです。' },
  'jp.buy.bill-late': {
    says: '日が過ぎていても、今日、会社に電話します。止められるか、いつかを聞き、新しい日か分割を頼みます。',
  },
  'jp.buy.bill-call': { says: '期限前に電話し、延期や分割を求めます。' },
  'jp.buy.bill-town': { says: 'お金が足りないなら、役所の自立相談支援機関に相談します。' },
  'jp.buy.bill-right': { says: '検針の値と計算を求められます。' },
  'jp.buy.bill-plan': {
    title: '延期・分割を求める',
    says: '払う日を伝えます。',
    cost: '払える額。',
    time: '電話1本。',
    risk: '守ります。',
    bestFor: '料金は本当。',
  },
  'jp.bill.not-yet': {
    says: '電気を止める前に、書面などで知らせがあります。日にちを確かめてください。',
  },
  'jp.bill.right-welfare': {
    says: 'お金に困ったとき、市区町村の窓口に無料で相談できます。家賃や家計の支援もあります。',
  },
  'jp.bill.right-last-resort': {
    says: '契約を切られても、ほかの会社に申し込めます。最後は地域の会社に電気を求められます。',
  },
  'jp.bill.step-check': {
    says: '請求書の検針、期間、料金プランを確かめてください。',
  },
  'jp.bill.right-sewer': {
    says: '下水道使用料は5年で自動的に消えます。水道料金は、時効だと伝えて初めて消えます。最初の督促で、下水道の5年は数え直しになります。',
  },
}
