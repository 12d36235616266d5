/** The Japanese words of the rows in ../official-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFICIAL_ORDERS_JA: Words = {
  'nz.driver.right-name': {
    says: '運転していなければ、だれが運転したかを言ってください。分からないなら、調べるために何をしたかを書面で言ってください。',
  },
  'nz.driver.warn': {
    says: '放っておかないでください。黙っていることや、うその名前は、それだけで違反になり、罰金は高いです。',
  },
  'nz.driver.step': {
    says: '車、日、場所を確かめてください。14日以内に書面で答え、写しを残してください。',
  },
  'nz.driver.step-lawyer': {
    says: '事故か重い違反についてなら、まず弁護士かCommunity Lawに電話してください。',
  },
  'nz.order.step': {
    says: '最後の日の前に、手紙にある係の人に電話してください。何をすれば足りるかを聞き、書面でもっと時間を求めてください。',
  },
  'nz.order.right': { says: '理由と記録を求め、自分の話を言えます。' },
  'nz.order.deadline-abatement': {
    says: '是正命令（abatement notice）を受けてから15営業日以内に上訴できます。',
    action: '環境裁判所（Environment Court）に上訴する',
    consequence: 'その後は、命令に従わなければなりません。',
  },
  'nz.order.right-stay': {
    says: '環境裁判所（Environment Court）に上訴し、命令を止めるよう求められます。裁判所が認めるまでは、従わなければなりません。',
  },
  'nz.order.warn': {
    says: '従わないことは違反で、罰金は高いです。計画の専門家（planner）か弁護士に、早く助言を受けてください。',
  },
  'nz.order.option-change': {
    says: '写真をつけて自治体（council）に書いてください。命令を変えるか取り消すよう求められます。',
    title: '変えるか取り消すよう自治体に求める',
    cost: '無料。',
    time: '数週間。',
    risk: '上訴の期間は止まりません。',
    bestFor: 'もう直したか、事実がまちがっているとき。',
  },
}
