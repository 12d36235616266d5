/** Japanese: the words of the rows in ../low-emission-zone-scotland.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOW_EMISSION_ZONE_SCOTLAND_JA: Words = {
  'gb.pcn.lez-scotland-wants': {
    says: '入ってはいけない車が区域に入ったと役所（council）が言っています。28日以内に払うか、理由を書面で言うよう求めています。',
  },
  'gb.pcn.lez-scotland-wants-more': {
    says: '期限までに払われなかったため、役所（council）が額を1.5倍にしました。14日以内に全額を求めています。',
  },
  'gb.pcn.lez-scotland-rights': {
    says: 'なぜ間違いか、役所（council）に書面で言えます。断られたら、First-tier Tribunal for Scotlandが決めてくれます。',
  },
  'gb.pcn.lez-scotland-reality': {
    says: 'これは民事の問題で、犯罪ではありません。でも放っておくと、額が増え、執行官（sheriff officers）が取り立てることがあります。',
  },
  'gb.pcn.lez-scotland-who': {
    says: 'スコットランドの役所（council）がこの区域を運営し、車の登録者に通知を送ります。',
  },
  'gb.pcn.lez-scotland-sums': {
    says: '1回目は60ポンドです。同じ区域で90日以内の次の回は2倍、その後はさらに高くなります。',
  },
  'gb.pcn.scotland-right-zone': {
    says: '28日以内に、なぜ間違いか役所（council）に書面で言えます。障害者の駐車証（blue badge）、対象外の車、すでに売った車、または不公平になる事情などです。証拠をつけましょう。返事を待つ間は払わなくてかまいません。',
  },
  'gb.pcn.lez-scotland-right-half': {
    says: '通知を受け取ってから14日以内に払うと、半額です。',
  },
  'gb.pcn.lez-scotland-right-photo': {
    says: '役所（council）に書面で、車の写真を求められます。無料で、役所は14日以内に送ります。',
  },
  'gb.pcn.lez-scotland-right-after-no': {
    says: 'この断りの後、14日以内なら半額で払え、28日以内ならFirst-tier Tribunal for Scotlandに不服を申し立てられます。',
  },
  'gb.pcn.lez-scotland-right-late-reasons': {
    says: '最初の通知が届きませんでしたか。今すぐ役所（council）に書きましょう。役所はまだ理由を見ることができ、その場合はこの増額（charge certificate）を取り消さなければなりません。',
  },
  'gb.pcn.lez-scotland-step-choose': {
    says: '14日以内に半額を払うか、28日以内に理由と証拠をつけて役所（council）に書いてください。',
  },
  'gb.pcn.lez-scotland-step-appeal': {
    says: '14日以内に半額を払うか、28日以内にFirst-tier Tribunalに不服を申し立ててください。方法は手紙にあります。',
  },
  'gb.pcn.lez-scotland-step-raised': {
    says: '14日以内に払うか、期限内に書いた場合や最初の通知が届かなかった場合は、今日、役所（council）に電話してください。',
  },
  'gb.pcn.lez-scotland-option-challenge': {
    says: '理由と証拠をつけて、役所に手紙を書きます。',
    title: '争う',
    cost: '役所への申立ては無料',
    time: '28日以内',
    risk: '断られても、もう一度14日間は半額です。',
    bestFor: '車が対象外か、売った後か、そこにいなかった場合。',
  },
  'gb.pcn.lez-scotland-option-pay': {
    says: '通知にある方法で払い、証拠を残します。',
    title: '今、半額を払う',
    cost: '反則金の半分',
    time: '14日以内',
    risk: '払うと件は終わります。',
    bestFor: '反則金が正しい場合。',
  },
  'gb.pcn.lez-scotland-warning': {
    says: '何もしないと、増額の通知（charge certificate）で額が1.5倍になります。さらに14日たつと、役所は執行官（sheriff officers）を使えます。',
  },
}
