/** The Japanese words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_JA: Words = {
  'us.tax.want': {
    says: 'IRSは、税金の不足がある、または申告を変えるべきだと言っています。支払いか回答を求めています。',
  },
  'us.tax.who': { says: 'IRSは連邦の税務署です。何かをする前に、まず郵便で知らせます。' },
  'us.tax.reality': {
    says: 'CP14やCP504などの通知の番号で、どの段階か分かります。IRS.govで自分の口座を確かめられます。',
  },
  'us.tax.rights-summary': {
    says: '反対すること、不服を申し立てること、分割で払うこと、代わりに話してもらうことができます。',
  },
  'us.tax.not-yet': {
    says: 'ほとんどの場合、IRSは、最後の通知と審理を求める30日の前に、給料や銀行のお金を取れません。',
  },
  'us.tax.know-ten-years': {
    says: 'IRSが税金を取り立てられるのは、ほとんどの場合、税額が決まってから10年です。',
    learnMore: '不服申立てや破産などで、その期間はのびます。',
  },
  'us.tax.right-disagree': {
    says: '反対する権利、話を聞いてもらう権利、独立した部署に不服を申し立てる権利があります。',
  },
  'us.tax.right-plan': {
    says: '毎月の分割を求められます。多くの場合、オンラインで数分でできます。',
  },
  'us.tax.right-compromise': {
    says: '払えないなら、待ってもらうか、少ない額での解決を申し出ることができます。',
  },
  'us.tax.right-advocate': {
    says: 'これで生活が苦しくなるなら、Taxpayer Advocate Serviceが無料で助けてくれます。',
  },
  'us.tax.right-exempt': {
    says: '税の差押え（levy）でも、給料の一部と基本の物は残さなければなりません。',
  },
  'us.tax.insight-penalty': {
    says: '最近3年に問題がなければ、IRSは、頼むと最初の罰金をなくすことがよくあります。',
    actionable: '電話か手紙で、最初の罰金の免除（first-time penalty relief）を求めてください。',
  },
  'us.tax.warning-scam': {
    says: 'IRSは、ギフトカード、暗号資産、送金を求めません。逮捕でおどしません。迷ったら、IRS.govで口座を確かめてください。',
  },
}
