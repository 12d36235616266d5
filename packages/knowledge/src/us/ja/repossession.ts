/** The Japanese words of the rows in ../repossession.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const REPOSSESSION_JA: Words = {
  'us.car.right-deficiency': {
    says: '車を取って売ったなら、残り（deficiency）の計算の方法を聞いてください。売り方は公正でなければなりません。',
  },
  'us.car.right-notice': {
    says: '取られた車が売られる前に、売却の通知が必要です。なければ、借りが減るか、なくなることがあります。',
  },
  'us.car.right-back': {
    says: '車が売られるまでは、借りの全部と費用を払って取り戻せます。遅れた分だけでよい州もあります。',
  },
  'us.car.right-peace': {
    says: '裁判所なしに車を取れるのは、平穏にできるときだけです。力、おどし、車庫への侵入は許されません。',
  },
  'us.car.step-papers': {
    says: 'ローンの契約書、支払いの記録、売却の通知、車が売れた値段を求めてください。',
  },
  'us.car.right-military': {
    says: '現役の軍務が始まる前に車の代金を払いましたか。それなら、車を取るには裁判所の命令が必要です。すぐに書面で伝えてください。',
  },
  'us.car.right-stay': {
    says: '破産（bankruptcy）を申し立てると、ほとんどの場合、裁判所が決めるまで、車を取ることや売ることはすぐに止まります。先に弁護士に相談してください。',
  },
  'us.car.step-call': {
    says: '今日、貸主に電話してください。車を取り戻すのに必要な正確な金額と、その期限を聞いてください。通知の日を過ぎると売られることがあります。',
  },
  'us.car.step-things': {
    says: '車の中に残した自分の物を返すよう、今すぐ書面で求めてください。貸主はそれを手元に置いたり売ったりできません。',
  },
  'us.car.option-back': {
    title: '売られる前に車を取り戻す',
    cost: '未払いの全額と、引き上げと保管の費用',
    time: '車が売られる前',
    risk: 'また支払いが遅れると、再び引き上げられることがあります。',
    bestFor: '車が必要で、お金を用意できるとき。',
    says: '金額を書面でもらい、証拠が残る方法で支払い、すぐに車の返還を求めてください。',
  },
}
