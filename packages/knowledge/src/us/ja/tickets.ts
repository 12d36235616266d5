/** The Japanese words of the rows in ../tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKETS_JA: Words = {
  'us.ticket.want': {
    says: '市、郡、州が、交通や駐車の決まりが破られたと言っています。罰金か回答を求めています。',
  },
  'us.ticket.rights-summary': { says: '払うか、無罪だと言って審理を求められます。' },
  'us.ticket.right-hearing': {
    says: '裁判官か審理官の前で審理を受ける権利があります。方法と最後の日は違反切符にあります。',
  },
  'us.ticket.step-date': {
    says: '違反切符の日までに動いてください。過ぎると手数料が増え、交通違反では免許を失うことがあります。',
  },
  'us.ticket.step-check': {
    says: 'ナンバー、場所、日付、コードを確かめてください。標識の写真をとり、領収書を取っておきます。',
  },
  'us.ticket.option-contest': {
    says: 'オンライン、郵便、または直接、審理を求め、証拠を持っていきます。',
    title: '争う',
    cost: 'ほとんどの場所で無料',
    time: '違反切符の日まで',
    risk: '早期の割引を失うことがあります。',
    bestFor: '違反切符がまちがい、または標識がなかった場合。',
  },
  'us.ticket.option-plan': {
    says: '払えないと裁判所に伝えます。払わないことを罰する前に、裁判所はあなたのお金の事情を聞くはずです。',
    title: '分割か、罰金の減額を求める',
    cost: '毎月、罰金の一部',
    time: '違反切符の日より前',
    risk: 'なし。',
    bestFor: '一度に払えない場合。',
  },
  'us.ticket.private': {
    says: '民間の駐車場からの通知は請求書で、罰金ではありません。罰金を科せるのは公の機関だけです。',
  },
  'us.ticket.private-step': {
    says: 'だれが送ったか確かめてください。民間の会社なら、証拠と、もとにした契約を書面で求めます。',
  },
  'us.ticket.private-option': {
    says: 'なぜ払う義務がないかを、写真と領収書をつけて書きます。',
    title: '民間の請求を争う',
    cost: '無料',
    time: '通知の日より前',
    risk: '取立て会社に渡すことがあり、その会社が証明しなければなりません。',
    bestFor: '標識が分かりにくかった、または払った場合。',
  },
}
