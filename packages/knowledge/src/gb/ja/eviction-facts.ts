/** What a notice to leave a rented home is: who writes, what cannot happen yet, and the free lawyer. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_FACTS_JA: Words = {
  'gb.home.want-notice': {
    says: 'あなたが残ると、家主は裁判所に決めてもらうことがあります。',
  },
  'gb.home.reality': {
    says: '手紙や通知だけで、住まいは終わりません。ほとんどの借り手に出るよう命じられるのは裁判所だけで、実行できるのは裁判所の職員だけです。',
  },
  'gb.home.reality-scotland': {
    says: '通知だけで、住まいは終わりません。ほとんどの民間の賃貸では、家主はFirst-tier Tribunalの命令が必要です。公正かどうかが調べられます。',
  },
  'gb.home.reality-ni': {
    says: '通知だけで、住まいは終わりません。出て行かせるには、家主に裁判所の命令が必要です。',
  },
  'gb.home.rights-summary': {
    says: '裁判所が決めるまで、住んでいられます。争う、時間を求める、無料の弁護士を頼むことができます。',
  },
  'gb.home.rights-scotland': {
    says: '審判所（Tribunal）が命令を出すまで、住んでいられます。あなたの話を伝えられ、立ち退きが妥当でなければなりません。',
  },
  'gb.home.who': {
    says: '家主や不動産会社は、民間の人や会社です。鍵を変える、電気などを止める、物を外に出すことはしてはいけません。',
  },
  'gb.home.not-yet': {
    says: '今、あなたを追い出すことはできません。有効な通知、裁判、命令、執行官（bailiffs）の来る日が順に必要です。',
  },
  'gb.home.know-free-lawyer': {
    says: '家を失うという通知が来たら、収入に関係なく、法律扶助（legal aid）の無料の弁護士を頼めます。',
    learnMore: '法律扶助の検索ページで、Housing Loss Prevention Advice Serviceを探してください。',
  },
}
