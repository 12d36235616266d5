/** What can still be done when the day in a letter is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_JA: Words = {
  'ie.late.claim-want': {
    says: '答えて言い分を伝えることができました。その日は過ぎたようなので、もう判決が出ているかもしれません。',
  },
  'ie.late.claim-reality': {
    says: '今日確かめてください。判決がまだなら、遅い答えも認められることがあります。出ていたら、取消しを裁判所に求められます。',
  },
  'ie.late.claim-not-yet': {
    says: '給料、預金、物を差し押さえられるのは判決の後だけです。出ているか裁判所に聞いてください。',
  },
  'ie.late.claim-step': {
    says: '今日、事件番号を手元に置いて裁判所に電話し、判決が出たか聞いてください。まだなら、すぐに答えを出し、相手に写しを送ります。',
  },
  'ie.late.claim-option': {
    says: '取消しを申し立てます。答えなかった理由と言い分を書き、決まるまで差し押さえないよう頼みます。',
    title: '判決の取消しを求める',
    cost: '手数料がかかることがあります。',
    time: 'すぐに。Circuit Courtでは知ってから10日。',
    risk: '本当の理由がなければ断られ、費用がかかることがあります。',
    bestFor: 'あなた抜きで決まり、請求が間違っている。',
  },
  'ie.late.demand-reality': {
    says: '通知の日数は過ぎたようなので、今は破産を申し立てられます。裁判所が決めるまで破産ではありません。',
  },
  'ie.late.demand-step': {
    says: '今日、法律の助けを求め、破産が申し立てられたか確かめてください。期日に行きます。裁判所は債務の取決めの方が合うかを調べ、待つこともできます。もう破産の決定が出たなら、誤りだと言えるのは3日以内です。',
  },
  'ie.late.home-step': {
    says: '自分から出ていかず、家賃を払い続けてください。今日RTBに電話します。よい理由があれば、遅れた申立ても受け付けられることがあります。',
  },
  'ie.late.tax-step': {
    says: '日は過ぎたので、今日Revenueに連絡してください。差押えの前に分割払い（phased payment）を頼みます。',
  },
  'ie.late.tax-option': {
    says: 'Tax Appeals Commissionに書式を送ります。30日を過ぎたなら、不在や病気など妨げたことも書いてください。',
    title: '不服を出す（遅れても）',
    cost: '無料。',
    time: '30日。よい理由があれば多くは12か月長く。',
    risk: '理由が弱ければ断られることがあります。',
    bestFor: '誤りがあり、何かのために間に合わなかった。',
  },
  'ie.late.benefit-step': {
    says: '今日、不服を送ってください。決定から60日を過ぎたなら、遅れたわけを書きます。Chief Appeals Officerが認めることがあります。新しい事実があれば、役所にも見直しを頼みます。',
  },
  'ie.late.fine-step': {
    says: '28日は過ぎたようです。次の28日は、多くの場合5割増しでまだ払えます。呼出し（summons）が来たらすぐに読んでください。もう一度払う機会があります。',
  },
  'ie.late.job-step': {
    says: '手紙の日は過ぎました。今日WRCに申し立ててください。仕事が終わった日から6か月です。よい理由があれば12か月まで認められることがあります。',
  },
  'ie.late.rent-step': {
    says: '28日は過ぎたようなので、退去の通知が来ることがあります。今日払える分を払い、分割を書面で申し出てください。通知が来たら、28日以内に RTB に申し立てます。',
  },
}
