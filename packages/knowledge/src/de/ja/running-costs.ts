/** The Japanese words of the rows in ../running-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RUNNING_COSTS_JA: Words = {
  'de.costs.want': {
    says: '大家が、1年の共益費（Betriebskosten）を計算しました。',
  },
  'de.costs.want-more': {
    says: '毎月の支払いで足りなかった分を求められています。',
  },
  'de.costs.who': {
    says: '大家か管理する会社は、年に1回、項目ごとに、あなたの支払いを計算して示さなければなりません。',
  },
  'de.costs.reality': {
    says: 'この請求書を調べることができます。もう払っていても、異議を出すために12か月あります。',
  },
  'de.costs.rights-summary': {
    says: 'すべての領収書を見て、項目ごとに異議を出し、留保つきで払えます。',
  },
  'de.costs.not-yet': {
    says: 'この請求書で、だれもあなたからお金を取れません。それには先に裁判所が必要です。',
  },
  'de.costs.know-jobcenter': {
    says: 'この支払いが重すぎるなら、働いている人でも、Jobcenterが引き受けることがあります。',
    learnMore: '働いていても、支払日のある月に申請してください。',
  },
  'de.costs.right-list': {
    says: '請求してよいのは、法律の一覧にあり、契約書であなたに負担させている費用だけです。修理と管理は一覧にありません。',
  },
  'de.costs.right-thrift': {
    says: '大家は節約しなければなりません。必要なく高かった費用を払う必要はありません。',
  },
  'de.costs.right-advance': {
    says: '請求書の後、両方が毎月の支払いを変えられますが、適切な金額にだけです。',
  },
  'de.costs.step-date': {
    says: '請求書が届いた日を書きとめてください。その年の終わりから12か月より後なら、追加で払う義務はありません。',
  },
  'de.costs.step-compare': {
    says: '項目を一つずつ、去年と契約書と比べてください。新しいものや、ずっと高いものを書きとめます。',
  },
  'de.costs.step-reserve': {
    says: '迷いますか。書かれた日までに払い、「unter Vorbehalt」（留保つき）と書いてください。すると、まだ異議を出せます。',
  },
  'de.costs.option-reserve': {
    says: '「unter Vorbehalt」と書いて払います。12か月は、まだ異議を出せます。',
    title: '留保つきで払い、それから調べる',
    cost: '追加の支払い。',
    time: '請求書の日まで。',
    risk: 'お金を返すよう、自分で求めなければなりません。',
    bestFor: '払えて、遅れの争いをさけたいとき。',
  },
  'de.costs.option-plan': {
    says: '書面で毎月の金額を申し出ます。先に、Jobcenterか社会福祉の役所に助けを求めます。',
    title: '分割払いを求める',
    cost: '毎月少しずつ。',
    time: '請求書の日の前。',
    risk: '相手は同意しなくてもよいです。全部の金額を認めないでください。',
    bestFor: '金額は正しいが、すぐに払うには高すぎるとき。',
  },
  'de.costs.option-help': {
    says: '借家人の会（Mieterverein）か消費者センターが、このような請求書を調べます。',
    title: '請求書を調べてもらう',
    cost: '会員の年会費。収入が少なければ相談の援助。',
    time: '12か月以内。今の方がよいです。',
    risk: 'ありません。',
    bestFor: '請求書が長い、または前よりずっと高いとき。',
  },
  'de.home.deadline-costs': {
    says: '請求書が届いてから12か月、異議を出せます。期日の来た支払いは、それでも期限内に、留保つきでしなければなりません。',
    action: '請求書の何がまちがいか、大家に伝える',
    consequence: 'もう請求書に異議を出せません。',
  },
  'de.home.step-costs-check': {
    says: '期間、全体の費用、あなたの住まいの分、前払いを確かめてください。領収書を見せるよう求めます。',
  },
  'de.home.option-costs': {
    says: '領収書を見せるよう求めます。見られるまで、追加の支払いを止められます。',
    title: '領収書を求め、異議を出す',
    cost: '無料。',
    time: '12か月以内。',
    risk: '明らかに正しい分は、期限内に払ってください。',
    bestFor: '請求書が高い、またはわかりにくいとき。',
  },
  'de.home.right-costs-late': {
    says: '請求書は、その年の終わりから12か月以内に届かなければなりません。その後は、大家は追加の支払いを求められません。',
  },
  'de.home.right-costs-receipts': {
    says: '請求書のもとになる領収書を見る権利があります。',
  },
}
