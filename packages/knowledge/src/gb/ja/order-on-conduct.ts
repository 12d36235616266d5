/** A community protection notice: conduct that harms others nearby. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

const DAYS_TO_APPEAL = '不服申立ての期限は21日です。通知を受け取った日を1日目と数えます。'

export const ORDER_ON_CONDUCT_JA: Words = {
  'gb.order.conduct-no-guilt': {
    says: 'どの裁判所もあなたを有罪としていません。通知を守れば、それ以上のことはありません。',
  },
  'gb.order.conduct-right-appeal': {
    says: '不服申立てでは、そのことはなかった、自分ではない、通知の求めが多すぎる、と言うことができます。',
  },
  'gb.order.conduct-right-warned': {
    says: '先に書面で警告し、直す時間を与えていなければなりません。',
  },
  'gb.order.conduct-right-fair': {
    says: '求めることができるのは、他の人への害を止めるのに筋の通ったこと、そしてあなたが左右できることだけです。',
  },
  'gb.order.conduct-pause': {
    says: '不服申立ての間も、禁止されたことはやめなければなりません。するように言われたことは待てます。',
  },
  'gb.order.conduct-deadline': {
    says: DAYS_TO_APPEAL,
    action: '裁判所に不服申立てを送る',
    consequence: 'その後は通知が確定し、正しかったかどうかを裁判所は改めて問いません。',
  },
  'gb.order.conduct-warning': {
    says: '筋の通った事情なく通知を破ることは犯罪です。その場での反則金や、裁判所の罰金になることがあります。',
  },
  'gb.order.conduct-step-keep': {
    says: '不服を申し立てる場合も、今から通知を守ってください。毎日、したことを書き留めます。',
  },
  'gb.order.conduct-step-proof': {
    says: '警告と、通知のもとになった証拠を書面で求めてください。見ていた人を探します。',
  },
  'gb.order.conduct-option-keep': {
    says: '期日までに求められたことをし、担当者に書面で伝えます。',
    title: '通知を守る',
    cost: '変えるための費用。',
    time: '通知が続く間。',
    risk: '長く続くことがあります。いつ終わるか聞いてください。',
    bestFor: '公平である、または守りやすい方。',
  },
  'gb.order.conduct-option-appeal': {
    says: '今日、裁判所に電話して用紙と手数料を聞きます。理由と証拠を出します。',
    title: '裁判所に不服を申し立てる',
    cost: '裁判所の手数料。負けると費用もかかることが多い。',
    time: '数か月。',
    risk: 'その間も、禁止されたことは禁止のままです。',
    bestFor: '間違っている、広すぎる、または警告なしに来た方。',
  },
}
