/** Bankruptcy notices: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_NOTICE_JA: Words = {
  'nz.demand.want': { says: '何もしないと、次は破産（bankruptcy）かもしれません。' },
  'nz.demand.reality': {
    says: 'まだ破産していません。10営業日のうちに、払うか、話をまとめるか、取り消す（set aside）よう高等裁判所（High Court）に求められます。',
  },
  'nz.demand.who': { says: 'この通知は、債権者の求めで、高等裁判所（High Court）が出します。' },
  'nz.demand.rights': {
    says: '払うか、計画に合意するか、通知を取り消す（set aside）よう裁判所に求められます。',
  },
  'nz.demand.notice': {
    says: '破産通知（bankruptcy notice）の送達（service）から10営業日あります。安全のため、ここでは日付から数えます。',
    action: '払うか、話をまとめるか、高等裁判所（High Court）に申し立てる',
    consequence: '相手は、あなたを破産させるよう裁判所に求められます。',
  },
  'nz.demand.right-setaside': {
    says: '相手に対して同じくらい大きい請求があるなら、取り消す（set aside）よう裁判所に求められます。',
  },
  'nz.demand.step-lawyer': {
    says: '今日、法律の助言を受けてください。Community Lawに電話してください。',
  },
  'nz.demand.step-deal': { says: '書面で計画を申し出て、取り下げるよう求めてください。' },
  'nz.demand.step-options': {
    says: 'debt repayment orderなど、別の道のほうがよいか聞いてください。',
  },
  'nz.demand.opt-deal': {
    says: '計画か、もっと少ない額を申し出て、書面でもらってください。',
    title: '話をまとめる',
    cost: '合意した額。',
    time: '10営業日。',
    risk: '期間は止まりません。',
    bestFor: '払う義務があり、少しずつなら払えるとき。',
  },
  'nz.demand.opt-setaside': {
    says: '高等裁判所（High Court）に申し立ててください。',
    title: '取り消し（set aside）を申し立てる',
    cost: '裁判所と弁護士の費用。',
    time: '10営業日。',
    risk: '負けると費用がかかります。',
    bestFor: '通知か判決がまちがっているとき。',
  },
}
