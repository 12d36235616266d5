/** The Japanese words of the rows in ../state-streets.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_STREETS_JA: Words = {
  ...stateWords('card-age', {
    FL: 'カードの借金で裁判を起こせる期間は、書類により4年か5年です。その後は、遅すぎると裁判所に言えます',
    VA: 'カードの借金で裁判を起こせる期間は3年です。署名した書面の契約があれば5年です',
  }),
  ...stateWords(['traffic', 'plea'], {
    CA: '無罪（not guilty）を主張する、書面での裁判を求める、または講習（traffic school）を求めることができます。違反切符の日までに動いてください',
    GA: '無罪（not guilty）を主張し、違反切符の日に裁判所で話を聞いてもらえます。行かないと、免許を失うことがあります',
    IL: '無罪（not guilty）を主張するか、court supervisionを求められます。それなら、ほとんどの場合、点数はつきません',
    NJ: '無罪（not guilty）を主張し、municipal courtで話を聞いてもらえます。または、軽い罪にするよう検察官に求められます',
    NY: '違反切符の期限内に無罪（not guilty）を主張し、審理を受けられます。答えないと、免許が止められることがあります',
    OH: '裁判所か、ほとんどの場合は用紙で、無罪（not guilty）を主張し、裁判を受けられます。証明するのは州です',
    PA: '10日以内に答えます。無罪（not guilty）を主張し、審理を求めてください。その後の上訴は30日以内です',
    VA: 'general district courtで争い、10日以内に上訴できます。20 mphの超過や85 mphを超える運転は犯罪（reckless driving）です',
  }),
  ...stateWords('traffic', {
    FL: '30日以内に、払う、運転の講習を選ぶ、または審理を求めます',
    WA: '30日以内に答えます。払う、審理で説明する、または争います',
  }),
  ...stateWords('tow', {
    IL: '民間のレッカーには、はっきりした標識と決まった料金が必要です。commerce commissionに苦情を出せます',
    MA: '民間のレッカーでは、警察に知らせなければならず、料金は州が決めます',
    NJ: '民間のレッカーには、標識と公正な料金が必要です。決まった時間に車を受け取れます',
    OH: 'レッカーをする民間の駐車場には標識が必要で、料金には上限があり、車の中の物を取れます',
    PA: '民間の駐車場がレッカーできるのは、そのこと、料金、車の行き先が標識にあるときだけです',
  }),
}
