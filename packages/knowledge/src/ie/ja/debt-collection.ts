/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_JA: Words = {
  'ie.debt.want': {
    says: 'この手紙は頼んでいるだけです。手紙だけで払わせることはできません。',
  },
  'ie.debt.reality': {
    says: '会社からの手紙で、裁判所からではありません。この手紙で、あなたの物を取ることはだれにもできません。',
  },
  'ie.debt.rights': {
    says: '証拠を求め、借金を争い、払える額を提案できます。だれもあなたを苦しめてはいけません。',
  },
  'ie.debt.no-goods-yet': {
    says: 'あなたの物は取れません。できるのは執行官（sheriff）だけで、払われなかった判決の後だけです。割賦購入（hire purchase）の車は別です。',
  },
  'ie.debt.no-wages': {
    says: 'アイルランドでは、普通の債権者は給料からお金を取れません。できるのは、家族の扶養料、税金、一部の給付金の返済です。',
  },
  'ie.debt.know-old': {
    says: 'ほとんどの借金は、6年たつと古すぎて裁判にできません。支払いや、借金を認める署名で、数え直しになります。',
    learnMore: '最後に払った日か書いた日を調べてください。払ったり署名したりする前にします。',
  },
  'ie.debt.right-proof': {
    says: '証拠を求められます。契約書、明細、金額の内訳です。',
  },
  'ie.debt.opt-proof': {
    title: '証拠を求める',
    says: '契約書と明細を求めます。見るまで何も払わないでください。',
    cost: '無料。',
    time: '手紙1通。その後、数週間。',
    risk: '小さいです。裁判になることもあるので、裁判所の書類に注意してください。',
    bestFor: 'あなたの借金か分からない、または金額がおかしいとき。',
  },
  'ie.debt.opt-plan': {
    title: '分割払いを提案する',
    says: '毎週か毎月の額、または少なめの一括で終わらせることを提案します。払う前に書面でもらってください。',
    cost: '合意した額。',
    time: '数日から数週間。',
    risk: '支払いで、期間が数え直しになることがあります。',
    bestFor: '払う義務があり、古すぎないとき。',
  },
  'ie.debt.opt-insolvency': {
    title: '支払不能の解決策を聞く',
    says: '借金の免除（debt relief notice）、和解（settlement）、破産（bankruptcy）で借金を終わらせられます。どれがよいか、MABSかPersonal Insolvency Practitionerが教えます。',
    cost: '聞くのは無料のことが多いです。',
    time: '数か月。',
    risk: '公開の登録簿に載り、信用に響きます。',
    bestFor: '払えるよりはるかに多い借金があるとき。',
  },
  'ie.debt.insight-restart': {
    says: '少しの支払いや、署名したメモでも、6年が数え直しになることがあります。',
    actionable: '払ったり、借金を認める文を書いたりする前に、借金の古さを確かめてください。',
  },
  'ie.debt.myth-prison': {
    says: '借金があるだけで、刑務所に入れることはできません。おそれがあるのは、払えるのに裁判所の命令を断る人だけで、審理の後です。',
  },
  'ie.debt.myth-things': {
    says: '取立て会社は、あなたの物を取れず、家に入れません。できるのは執行官（sheriff）だけで、判決の後です。割賦購入（hire purchase）の車は別です。',
  },
  'ie.debt.myth-wages': {
    says: 'アイルランドでは、普通の債権者は給料からお金を取れません。税金、扶養料、一部の給付金の返済はちがいます。',
  },
  'ie.debt.element-creditor': {
    name: 'だれに払うのか',
    says: 'だれに払うのかを書く必要があります。',
    ifMissing: 'だれに払うのか、手紙に書かれていません。払う前に聞いてください。',
  },
  'ie.debt.element-sum': {
    name: '金額',
    says: 'いくら求めるのかを書く必要があります。',
    ifMissing: 'はっきりした金額がありません。完全な明細を求めてください。',
  },
  'ie.debt.right-insolvency': {
    says: '払えないなら、法律に出口があります。借金の免除（Debt Relief Notice）で、€35,000までの借金を終わらせられます。もっと多い借金には、insolvency practitionerが計画を作れます。',
  },
  'ie.debt.right-bad-work': {
    says: '仕事が悪い、または終わっていないなら、写真を付けて書面で伝えてください。直すか値下げするよう求められます。',
  },
}
