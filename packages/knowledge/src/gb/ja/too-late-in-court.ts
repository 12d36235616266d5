/** What can still be done when the day in a court paper or a statutory demand is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_JA: Words = {
  'gb.late.ni-want': {
    says: '裁判所は答えを求めていました。その日は過ぎたので、もう決定が出ているかもしれません。',
  },
  'gb.late.ni-step': {
    says: '今日、事件番号を手元に置いて裁判所に電話し、決定（decree）が出たか聞いてください。まだなら、すぐに答えの書式を送ります。',
  },
  'gb.late.ni-rights': {
    says: '決定がまだなら、遅い答えも認められることがあります。決定が出ていたら、取消しか分割払いを求められます。',
  },
  'gb.late.ni-not-yet': {
    says: '給料や物を差し押さえられるのは決定（decree）の後だけで、行えるのはEnforcement of Judgments Officeだけです。',
  },
  'gb.late.ni-option': {
    says: '裁判所に書式を頼みます。答えなかった理由と言い分を書いてください。',
    title: '決定の取消しを求める',
    cost: '手数料がかかることがあります。',
    time: 'すぐに。',
    risk: '本当の言い分がなければ断られることがあります。',
    bestFor: 'あなた抜きで決まり、請求が間違っている。',
  },
  'gb.late.claim-want': {
    says: '裁判所は答えを求めていました。期限は過ぎたようなので、もう判決が出ているかもしれません。',
  },
  'gb.late.possession-want': {
    says: 'あなたに家を明け渡させるよう裁判所に求めています。書類の日は過ぎたので、裁判官が決めたかもしれません。',
  },
  'gb.late.possession-reality': {
    says: '自分から出ていかないでください。命令があっても立ち退かせるのは裁判所の執行官だけで、裁判官が止めたり延ばしたりできることもあります。',
  },
  'gb.late.possession-step': {
    says: '今日、事件番号を手元に置いて裁判所に電話し、何が決まったか、期日がまだあるか聞いてください。あるなら、書式がなくても行きます。',
  },
  'gb.late.possession-option': {
    says: '書式N244を送ります。行かなかった、または答えなかった理由と、今払える額を書き、立ち退きを待つよう頼みます。',
    title: '見直し、または延期を裁判官に求める',
    cost: '手数料。お金が少なければ助けを頼めます。',
    time: '今日、執行官が来る前に。',
    risk: '断られることがあります。命令の種類によっては助けが限られます。',
    bestFor: '命令が出ていて、住み続けたい。',
  },
  'gb.late.goods-want': {
    says: '品物を返すか払うよう裁判所に求めています。書類の日は過ぎたので、もう決まったかもしれません。',
  },
  'gb.late.goods-step': {
    says: '今日、裁判所に電話して何が決まったか聞いてください。何かを返す前に無料の借金相談に話します。裁判所は命令を変えられます。',
  },
  'gb.late.scotland-tribunal-want': {
    says: '誰かが住宅の審判所（tribunal）にあなたへの命令を求めました。書類の日は過ぎたので、もう決まったかもしれません。',
  },
  'gb.late.scotland-tribunal-step': {
    says: '今日、事件番号を手元に置いて審判所に電話し、決定が出たか聞いてください。話し合いや期日がまだあるなら、参加します。',
  },
  'gb.late.scotland-tribunal-recall': {
    says: 'あなた抜きで決まったなら、すぐに書面で取消し（recall）を求めてください。決定から14日です。過ぎたなら、今日Shelter Scotlandに残る道を聞きます。',
  },
  'gb.late.demand-rights': {
    says: '18日と21日は過ぎたようです。まだ誰も破産（bankruptcy）を申し立てていなければ、よい理由があるとき裁判所は遅れた異議を認めることがあります。',
  },
  'gb.late.demand-not-yet': {
    says: 'この請求だけで破産にはなりません。申立て（petition）があなたに渡され、その後に裁判所の期日が必要です。',
  },
  'gb.late.demand-step': {
    says: '今日、無料の借金相談に電話し、誰かが破産を申し立てたか確かめてください。そうなら期日に行きます。そこでまだ争うか、支払いを提案できます。',
  },
}
