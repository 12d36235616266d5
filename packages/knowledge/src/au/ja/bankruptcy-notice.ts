/** Bankruptcy notices: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_NOTICE_JA: Words = {
  'au.demand.want': { says: '何もしないと、次は破産（bankruptcy）になることがあります。' },
  'au.demand.reality': {
    says: 'まだ破産していません。払う、話合いで決める、裁判所に取消し（set aside）を求めるまで、21日あります。',
  },
  'au.demand.who': { says: 'この通知は、債権者のためにOfficial Receiverが出します。' },
  'au.demand.rights': {
    says: '21日以内に、払う、計画を約束する、または連邦の裁判所に通知の取消し（set aside）を求めることができます。',
  },
  'au.demand.notice': {
    says: '破産の通知（bankruptcy notice）の送達（service）から21日あります。ここでは安全のため、通知の日付から数えます。',
    action: '払う、話合いで決める、または裁判所に申し立てる',
    consequence: '相手は、あなたを破産させるよう裁判所に求められます。',
  },
  'au.demand.right-setaside': {
    says: '判決がまちがっている、額が小さすぎる、または払い済みなら、裁判所に取消し（set aside）を求められます。',
  },
  'au.demand.right-threshold': { says: '判決は$10,000以上で、6年より新しくなければなりません。' },
  'au.demand.step-day': { says: '送達された日を書いておいてください。21日を数えます。' },
  'au.demand.step-lawyer': {
    says: '今日、法律の相談を受けてください。法律扶助（legal aid）かNational Debt Helplineに電話します。',
  },
  'au.demand.step-deal': {
    says: '債権者に書面で計画を申し出てください。通知を取り下げるよう頼みます。',
  },
  'au.demand.opt-deal': {
    says: '計画か少ない額を申し出て、書面でもらってください。',
    title: '話合いで決める',
    cost: '約束した額です。',
    time: '21日以内です。',
    risk: '合意がはっきりしないと、通知の期限は進みます。',
    bestFor: '払う義務があり、時間をかければ払えるとき。',
  },
  'au.demand.opt-setaside': {
    says: '21日以内に、Federal Circuit and Family Courtに申し立ててください。',
    title: '取消し（set aside）を申し立てる',
    cost: '裁判所の手数料です。減額を頼めます。',
    time: '21日以内です。',
    risk: '負けると費用がかかります。',
    bestFor: '通知か判決がまちがっているとき。',
  },
  'au.demand.warn': {
    says: '21日を過ぎさせないでください。その後は、裁判所もほとんど助けられません。',
  },
}
