/** A landlord's claim for eviction in court: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_JA: Words = {
  'de.home.deadline-cure': {
    says: '立ち退きの訴えが届いてから2か月以内に全部払えば、家賃の滞納による即時の解約はなくなります。これは2年に1回です。',
    action: '滞納の家賃を全部払うか、役所が払うという書面の約束をもらう',
    consequence: '予告期間のない解約は有効のままです。',
  },
  'de.home.warn-claim': {
    says: 'この事件で、家を失うかもしれません。今週、弁護士と町の住まいの係に相談してください。',
  },
  'de.home.step-claim-office': {
    says: 'すぐに、家賃の滞納を引き受けるよう、Jobcenterか社会福祉の役所に求めてください。2か月以内なら、家を守れることがあります。',
  },
  'de.home.option-claim-pay': {
    says: '全額を払うか、Jobcenterや社会福祉課が払うという約束の書面を出します。裁判所にも伝えます。',
    title: '家賃の滞納を全部払う',
    cost: '滞納の全額。役所の貸付けになることもあります。',
    time: '訴状の送達から遅くとも2か月以内。',
    risk: 'あわせて出された通常の解約は消えません。裁判の費用は負担することがあります。',
    bestFor: '家賃を滞納していて、住み続けたいとき。',
  },
  'de.home.step-claim-time': {
    says: '負けたときのために、裁判所への答えの中で、引っこしの時間（Räumungsfrist）を求めてください。',
  },
}
