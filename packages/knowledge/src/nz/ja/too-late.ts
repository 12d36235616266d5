/** What can still be done when the day in a letter is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_JA: Words = {
  'nz.late.claim-want': {
    says: '答えて言い分を伝えることができました。その日は過ぎたようなので、もう判決が出ているかもしれません。',
  },
  'nz.late.claim-reality': {
    says: '今日確かめてください。判決がまだなら、遅い答えも認められることがあります。出ていたら、取消しを裁判所に求められます。',
  },
  'nz.late.claim-not-yet': {
    says: '給料、預金、物を差し押さえられるのは判決の後だけです。出ているか裁判所に聞いてください。',
  },
  'nz.late.claim-step': {
    says: '今日、事件番号を手元に置いて裁判所に電話し、判決が出たか聞いてください。まだなら、すぐに答えを出し、相手に写しを送ります。',
  },
  'nz.late.claim-option': {
    says: '取消しを申し立てます。答えなかった理由と言い分を書き、決まるまで差し押さえないよう頼みます。',
    title: '判決の取消しを求める',
    cost: '手数料がかかることがあります。',
    time: '知ったらすぐに。',
    risk: '本当の理由がなければ断られ、費用がかかることがあります。',
    bestFor: 'あなた抜きで決まり、請求が間違っている。',
  },
  'nz.late.tribunal-step': {
    says: '今日、審判所に電話して何が決まったか聞いてください。よい理由で期日を逃したなら、すぐに新しい期日を求めます。その期間は短いです。',
  },
  'nz.late.home-step': {
    says: '自分から出ていかないでください。多くの場合、命じられるのは裁判所や審判所だけです。今日電話し、事件、期日、命令があるか聞きます。あなた抜きで決まったなら、すぐに見直しを求めてください。',
  },
  'nz.late.demand-reality': {
    says: '通知の日数は過ぎたようなので、今は破産を申し立てられます。裁判所が決めるまで破産ではありません。',
  },
  'nz.late.demand-step': {
    says: '今日、法律の助けを求め、破産が申し立てられたか確かめてください。期日に行きます。払えること、または認めるべきでない理由を示せます。',
  },
  'nz.late.job-step': {
    says: '今日、雇い主に苦情（personal grievance）を申し立てると書いてください。90日が過ぎたなら同意を求めます。だめなら、例外の場合にEmployment Relations Authorityが認めることがあります。',
  },
  'nz.late.tax-step': {
    says: '日は過ぎたので、今日Inland Revenueに電話するかmyIRを使ってください。分割払いはまだ頼めます。',
  },
  'nz.late.benefit-step': {
    says: '誤りなら、今日見直しの書式を送ってください。決定から3か月を過ぎたなら遅れたわけを書きます。よい理由があれば委員会がまだ受け付けます。',
  },
  'nz.late.fine-step': {
    says: '日数は過ぎたようです。今日、通知の役所に電話し、まだそこか裁判所に移ったか聞いてください。裁判所では分割を頼めます。',
  },
  'nz.late.fine-reality': {
    says: '最後の日は過ぎたようなので、手数料が加わることがあります。まだ払えますし、時間を頼み、誤りなら何ができるか聞けます。',
  },
  'nz.late.rent-step': {
    says: '日数は過ぎたようなので、Tenancy Tribunal に行かれることがあります。今日払える分を払い、分割を書面で申し出てください。調停と審理に出ます。約束を守れば住み続けられることがあります。',
  },
}
