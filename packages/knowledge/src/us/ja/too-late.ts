/** What can still be done when the day in a letter is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_JA: Words = {
  'us.late.claim-who': {
    says: '訴えた人が原告（plaintiff）、あなたは被告です。答える期間は過ぎたようなので、裁判所はもう決めたかもしれません。',
  },
  'us.late.claim-reality': {
    says: '今日確かめてください。判決がまだなら、遅い答えも認められることがあります。出ていたら、取消しを裁判所に求められます。',
  },
  'us.late.claim-not-yet': {
    says: '給料、預金、物を差し押さえられるのは判決の後だけです。出ているか裁判所に聞いてください。',
  },
  'us.late.claim-step': {
    says: '今日、事件番号を手元に置いて裁判所に電話し、判決が出たか聞いてください。まだなら、すぐに答えを出し、相手に写しを送ります。',
  },
  'us.late.claim-option': {
    says: '取消しを申し立てます。答えなかった理由と言い分を書き、決まるまで差し押さえないよう頼みます。',
    title: '判決の取消しを求める',
    cost: '手数料がかかることがあります。',
    time: '知ったらすぐに。',
    risk: '本当の理由がなければ断られ、費用がかかることがあります。',
    bestFor: 'あなた抜きで決まり、請求が間違っている。',
  },
  'us.late.home-step': {
    says: '自分から出ていかないでください。多くの場合、命じられるのは裁判所や審判所だけです。今日電話し、事件、期日、命令があるか聞きます。あなた抜きで決まったなら、すぐに見直しを求めてください。',
  },
  'us.late.tax-step': {
    says: '通知の日は過ぎました。今日IRSに分割払いを頼んでください。最後の差押え予告の後は1年間「equivalent hearing」を求められますが、それだけでは差押えは止まりません。',
  },
  'us.late.benefit-step': {
    says: '誤りなら、今日不服を申し立ててください。その日が過ぎたなら、遅れたわけを書きます。郵便が遅れたなど、よい理由があれば認める役所が多くあります。',
  },
  'us.late.ticket-step': {
    says: '今日、切符にある裁判所か市に電話し、あなた抜きで決まったか、今いくら払うか、新しい期日や分割の頼み方を聞いてください。',
  },
  'us.late.home-claim-step': {
    says: '自分から出て行かないでください。今日、事件番号を手元に裁判所に電話し、判決が出たか聞きます。まだならすぐに答え、出ていたら取り消す方法を聞いてください。',
  },
  'us.late.old-claim-who': {
    says: '訴えた側は plaintiff、あなたは defendant です。この書類は2か月より古いので、裁判所はもう決めたかもしれません。',
  },
  'us.late.old-claim-step': {
    says: 'この書類は2か月より古いものです。今日、事件番号を手元に裁判所に電話し、判決が出たか聞いてください。まだなら、すぐに答弁書を出します。',
  },
}
