/** The Japanese words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_JA: Words = {
  'au.denied.right-reasons': {
    says: '手紙には、理由、審判所（tribunal）に見直し（review）を求められるか、いつまでかが書いてなければなりません。',
  },
  'au.denied.right-review': {
    says: 'オーストラリアで断られたほとんどのビザは、Administrative Review Tribunalに求めるまで28日あります。もっと短い場合もあります。',
  },
  'au.denied.warn-strict': {
    says: '見直し（review）の期限は厳しいです。審判所は、1日も延ばせません。',
  },
  'au.denied.warn-stay': {
    says: 'つなぎのビザ（bridging visa）がいつ終わるか確かめてください。ビザがないと収容されることがあり、新しいビザが難しくなります。',
  },
  'au.denied.step-date': {
    says: '手紙を受け取った日から、最後の日を計算してください。メールは、送られた日に数えます。',
  },
  'au.denied.option-review': {
    says: '期限内にオンラインで申し立て、理由ごとに証拠を送ってください。後で書類を足せます。',
    title: '審判所（tribunal）に見直し（review）を求める',
    cost: 'ほとんどのビザは高い手数料です。払えないなら、半額を頼んでください。',
    time: '何か月もかかり、もっと長いことも多いです。',
    risk: '負けると、手数料を失います。',
    bestFor: '条件を満たすと示せるとき。',
  },
  'au.denied.not-yet': {
    says: 'ビザはまだ取り消されていません。先に、あなたの返事を読まなければなりません。',
  },
  'au.denied.right-comment': { says: 'なぜ根拠がないか、なぜビザを残すべきかを言えます。' },
  'au.denied.step-comment': {
    says: '通知の日までに、証拠をつけて書面で返事をしてください。短すぎるなら、その日の前に延長を求めます。',
  },
  'au.denied.step-help': {
    says: '今週、弁護士、法律扶助（legal aid）、または登録された移民の代理人（registered migration agent）の助けを受けてください。ほかの人は、お金を取って助けてはいけません。',
  },
}
