/** Questions about power, phone and internet: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_JA: Words = {
  'ca.ask.cut-off': {
    says: '先に書面で警告しなければなりません。多くの州では、冬に止めることは禁止です。会社に電話し、計画を頼んでください。',
    dependsOn: '住んでいる州と、季節',
  },
  'ca.ask.phone': {
    says: '先に会社に苦情を出してください。だめなら、CCTSが電話、インターネット、テレビの苦情を無料で調べます。',
  },
  'ca.ask.internet-price': {
    says: '契約で決まった料金は、変えられません。CRTCの規則では、期間の決まった契約の月額は、同意なしには変わりません。CCTSに無料で苦情を言えます。',
  },
  'ca.ask.phone-cancel-fee': {
    says: '2026年6月12日から、端末の割引がない契約の解約に料金はかかりません。割引があれば、払うのは残りの割引分までで、2年を過ぎればゼロです。プランの開始や変更の手数料も禁止です。CCTSに無料で苦情を出せます。',
  },
}
