/** The Japanese words of Ireland: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_JA: Words = {
  'ie.debt.want': {
    says: 'この手紙は頼んでいるだけです。手紙だけで払わせることはできません。',
  },
  'ie.debt.reality': {
    says: '会社からの手紙で、裁判所からではありません。この手紙で、あなたの物を取ることはだれにもできません。',
  },
  'ie.debt.who': {
    says: '取立て会社（debt collector）は、もとの会社のために働くか、債権を買っています。裁判所、執行官（sheriff）、警察（gardaí）の力はありません。',
  },
  'ie.debt.rights': {
    says: '証拠を求め、借金を争い、払える額を提案できます。だれもあなたを苦しめてはいけません。',
  },
  'ie.debt.no-goods-yet': {
    says: 'あなたの物は取れません。できるのは執行官（sheriff）だけで、払われなかった判決の後だけです。',
  },
  'ie.debt.no-wages': {
    says: 'アイルランドでは、普通の債権者は給料からお金を取れません。できるのは、家族の扶養料、税金、一部の給付金の返済です。',
  },
  'ie.debt.know-old': {
    says: 'ほとんどの借金は、6年たつと古すぎて裁判にできません。支払いや、借金を認める署名で、数え直しになります。',
    learnMore: '最後に払った日か書いた日を調べてください。払ったり署名したりする前にします。',
  },
  'ie.debt.know-register': {
    says: 'ローンを管理する会社には、Central Bankの許可が必要です。無料で調べられます。',
  },
  'ie.debt.org': {
    says: '貸し手とローンの管理会社は、Central Bankが監督します。請求書を取り立てるだけの会社は、対象でないことが多いです。',
  },
  'ie.debt.right-proof': {
    says: '証拠を求められます。契約書、明細、金額の内訳です。',
  },
  'ie.debt.right-no-harass': {
    says: 'こわがらせたり、はずかしめたりするために、何度も、またはそのような方法で支払いを求めるのは、犯罪です。',
  },
  'ie.debt.right-no-lies': {
    says: '刑事の罪に問うとうそを言うことや、公式に見える書類を送ることは犯罪です。',
  },
  'ie.debt.right-lender': {
    says: '返済が遅れたら、貸し手はあなたと計画を決めるよう努めなければなりません。連絡は適度で、多すぎてはいけません。',
  },
  'ie.debt.right-mortgage': {
    says: '住宅ローンでは、貸し手は決まった手順に従い、すべての方法を検討し、不服の申立てを認める必要があります。Standard Financial Statementに書いてください。',
  },
  'ie.debt.right-fspo': {
    says: '貸し手に苦情を出せます。40営業日の後か最終の断りの後、Financial Services and Pensions Ombudsmanが無料で調べます。',
  },
  'ie.debt.right-data': {
    says: '会社が持つあなたのデータの写しを、無料で求められます。答える期限は1か月です。',
  },
  'ie.debt.step-check': {
    says: 'あなたの借金か確かめてください。名前、金額、日付、もともとの相手を見ます。',
  },
  'ie.debt.step-age': {
    says: '最後に払った日を調べてください。6年に近いか超えているなら、まだ払わず、署名しないでください。',
  },
  'ie.debt.step-mabs': {
    says: 'MABS（0818 07 2000）に電話してください。無料で、あなたのために会社と話せます。',
  },
  'ie.debt.step-write': {
    says: '返事を書いてください。借金の証拠を求めるか、守れる提案をします。',
  },
  'ie.debt.step-offer': {
    says: '払う義務があるなら、家計を計算し、続けられる額を提案してください。支払いの証拠を全部残します。',
  },
  'ie.debt.step-dispute': {
    says: 'まちがっているなら、書面で、理由といっしょに伝えてください。',
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
  'ie.debt.tactic-writing': {
    says: '書面でやり取りしてください。手紙なら時間ができ、記録が残ります。',
    risk: '手紙は電話より遅いです。',
    notWhen: '裁判の日が近いとき。',
  },
  'ie.debt.warn-court': {
    says: '裁判所の書類が来たら、放っておかないでください。期限内に答えないと、相手はあなたなしで判決を得られます。',
  },
  'ie.debt.myth-prison': {
    says: '借金があるだけで、刑務所に入れることはできません。おそれがあるのは、払えるのに裁判所の命令を断る人だけで、審理の後です。',
  },
  'ie.debt.myth-things': {
    says: '取立て会社は、あなたの物を取れず、家に入れません。できるのは執行官（sheriff）だけで、判決の後です。',
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
  'ie.debt.know-claim-notice': {
    says: '€15,000までの借金の裁判は、District Courtの請求の通知（claim notice）で始まります。答えるまで28日あります。',
  },
  'ie.debt.right-lsra': {
    says: '弁護士（solicitor）がだましたり、おどしたりしたら、Legal Services Regulatory Authority（LSRA）に苦情を出せます。無料です。',
  },
  'ie.debt.right-insolvency': {
    says: '払えないなら、法律に出口があります。借金の免除（Debt Relief Notice）で、€35,000までの借金を終わらせられます。もっと多い借金には、insolvency practitionerが計画を作れます。',
  },
  'ie.debt.right-credit-report': {
    says: '信用情報（credit report）を無料で見て、直すよう求められます。自分の短い説明を加えることもできます。',
  },
  'ie.debt.right-loan-owner': {
    says: 'ローンを買ったか管理する会社には、Central Bankの許可が必要です。銀行のときと同じ保護が続きます。',
  },
  'ie.debt.right-bad-work': {
    says: '仕事が悪い、または終わっていないなら、写真を付けて書面で伝えてください。直すか値下げするよう求められます。',
  },
  'ie.debt.right-court-costs': {
    says: 'District Courtは€15,000までの請求を扱います。それより少ない額を上の裁判所で訴えた人は、ほとんどの場合、低いほうの費用だけを受け取ります。',
  },
  'ie.debt.right-mediation': {
    says: '訴える前に、相手の弁護士（solicitor）は調停（mediation）を勧め、そうしたことを裁判所に宣誓しなければなりません。あなたから提案もできます。',
  },
}
