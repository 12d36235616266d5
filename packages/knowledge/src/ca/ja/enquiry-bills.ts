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
    says: '端末の割引がなければ、50ドルか残り月の10％の、少ないほうまでです。割引があれば、割引の残りの分です。2年を過ぎれば、かかりません。',
  },
}
