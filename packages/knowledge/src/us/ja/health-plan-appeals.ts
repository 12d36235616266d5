/** The Japanese words of the rows in ../health-plan-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PLAN_APPEALS_JA: Words = {
  'us.insurance.rights-health': {
    says: '無料で記録を見て、保険の中で不服を申し立て、その後、外部の医師に決めてもらえます。',
  },
  'us.insurance.asked-health': {
    says: '健康保険の中での不服申立ては180日以内で、無料で記録を見られます。最後に断られた後、外部の医師が決められます。',
  },
  'us.insurance.deadline-appeal': {
    says: '決定を受け取ってから180日以内に、健康保険の中で不服を申し立てます。',
    action: '健康保険に内部の不服申立てを送る',
    consequence: '不服申立てと裁判の権利を失うことがあります。',
  },
  'us.insurance.deadline-external': {
    says: '保険に最後に断られてから4か月以内に、外部の見直し（external review）を求めます。結果に保険は従わなければなりません。',
    action: '独立した医師による外部の見直しを求める',
    consequence: '裁判所に行かない限り、保険の決定のままです。',
  },
  'us.insurance.right-file': {
    says: '理由、使われた決まり、記録全部の無料の写しを求める権利があります。',
  },
  'us.insurance.right-fresh': {
    says: '不服申立ては別の人が決めなければならず、医療の問題は、ふさわしい医師に聞かなければなりません。',
  },
  'us.insurance.right-external': {
    says: 'ほとんどの医療の決定では、保険に最後に断られた後、独立した医師に見てもらえます。',
  },
  'us.insurance.right-urgent': {
    says: '待つと健康を害するおそれがあるなら、急ぎの不服申立てを求めてください。72時間以内に答えなければなりません。',
  },
  'us.insurance.right-surprise': {
    says: '救急の医療では、契約内（network）より多く払いません。そのような病院で自分が選ばなかった医師のほとんども同じです。',
  },
  'us.insurance.option-external': {
    says: '独立した医師が見ます。認められたら、保険は払わなければなりません。',
    title: '外部の見直しを求める',
    cost: '無料、または最大 $25',
    time: '請求は4か月以内。州によってはもっと長い',
    risk: 'なし。ほとんどの場合、その後も訴えることができます。',
    bestFor: '医療の理由で、また断られた場合。',
  },
}
