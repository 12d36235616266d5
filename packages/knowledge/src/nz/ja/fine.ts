/** The Japanese words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_JA: Words = {
  'nz.fine.want': { says: 'どの決まりか、場所、日付、動く最後の日を探してください。' },
  'nz.fine.reality': {
    says: '払うか、書面で説明するか、審理を求められます。最後の日の前に動いてください。',
  },
  'nz.fine.who': { says: '違反の通知（infringement notice）は、公の機関から来ます。本物です。' },
  'nz.fine.rights': { says: '裁判所での審理を求めるか、なぜ取り消すべきかを書けます。' },
  'nz.fine.right-hearing': { says: '審理を求める権利があります。' },
  'nz.fine.right-write': { says: '送った役所に書いて、説明できます。払う時間も求めてください。' },
  'nz.fine.pay': {
    says: '通知を受け取ってから28日あります。ここでは通知の日付から数えます。',
    action: '払うか、書面で説明するか、審理を求める',
    consequence: '督促が来ます。その後は裁判所に行き、費用が加わります。',
  },
  'nz.fine.step-check': { says: 'ナンバー、場所、時間、最後の日を確かめてください。' },
  'nz.fine.step-driver': {
    says: '運転していなければ、運転した人の名前を言うか、車を売ったことを示してください。',
  },
  'nz.fine.step-time': { says: '一度に払えないなら、少しずつ払うことを求めてください。' },
  'nz.fine.opt-write': {
    says: 'なぜまちがいか、不公平かを書き、証拠をつけてください。',
    title: '書いて説明する',
    cost: '無料。',
    time: '28日。',
    risk: '低い。',
    bestFor: '正当な理由があったか、まちがいのとき。',
  },
  'nz.fine.opt-pay': {
    says: '全部を払うか、少しずつ払ってください。',
    title: '払う',
    cost: 'その額。',
    time: '28日。',
    risk: '違反点数（demerit points）がつくことがあります。',
    bestFor: '正しいとき。',
  },
  'nz.fine.opt-hearing': {
    says: '裁判官か治安判事（justice of the peace）が決めます。',
    title: '審理を求める',
    cost: '負けると裁判の費用。',
    time: '28日。',
    risk: 'もっと高くなることがあります。',
    bestFor: '強い証拠があるとき。',
  },
  'nz.fine.warn': {
    says: '罰金が裁判所に移ると、給料や銀行からお金を取るか、車に車輪止めをつけられます。',
  },
  'nz.fine.right-driver': {
    says: '多くの交通の罰金では、だれが運転したか、または車が売られたか盗まれたことを、持ち主が示せます。28日以内にしてください。',
  },
  'nz.fine.right-hearing-law': {
    says: '書面で審理を求め、なぜ払う義務がないかを言えます。少しずつ払うことも求められます。',
  },
  'nz.toll.right-notice': {
    says: '払っていない通行料は、支払いの通知（payment notice）と少しの手数料から始まります。罰金が来るのは、それを期限内に払わないときだけです。',
  },
  'nz.toll.right-owner': {
    says: 'ほかの人が運転したか、車が売られたか盗まれたなら、証拠をつけてNZTAに伝えてください。',
  },
  'nz.fine.right-fee': {
    says: '速度ごとの金額は法律で決まっています。比べてください。カメラの反則金では点数はつきません。警官の反則金ではつきます。',
  },
  'nz.fine.right-fixed': {
    says: 'このような違反の金額は、市ではなく国の規則で決まっています。そこで金額を調べて比べてください。',
  },
}
