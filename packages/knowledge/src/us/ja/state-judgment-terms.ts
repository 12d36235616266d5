/** The Japanese words of the rows in ../state-judgment-terms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_JUDGMENT_TERMS_JA: Words = {
  ...stateWords('judgment-age', {
    'AZ MI NC WA': '判決は10年間使え、ほとんどの場合更新できます。判決の日を裁判所に聞いてください',
    'MA NJ': '判決は20年間使え、ほとんどの場合更新できます。判決の日を裁判所に聞いてください',
    GA: '7年間だれも使わない判決は眠ります（dormant）。裁判所はまた起こせます',
    IL: '判決は7年間使え、ほとんどの場合更新できます。判決の日を裁判所に聞いてください',
    OH: '5年間だれも使わない判決は眠ります（dormant）。裁判所はまた起こせます',
  }),
  ...stateWords('money-questions', {
    'AZ GA IL MA MI NC OH WA CA CO FL IN MD MN MO NY OR VA WI':
      '裁判所がお金について聞いたら答え、その日に行ってください。行かないと逮捕されることがあります。守られるお金がどれかを言ってください',
    NJ: 'お金についての質問（information subpoena）には14日以内に答えてください。守られるお金がどれかを言ってください',
  }),
  ...stateWords('pay-notice', {
    OH: '給料を取るよう求める15日前に、請求を送らなければなりません。そのとき裁判所に管理人（trusteeship）を求められます',
  }),
  ...stateWords('safe-home', {
    MA: '自分の家のうち $125,000 は、ほとんどの判決から守られます。届け（declaration of homestead）を出せば $1,000,000 になります',
    AZ: '自分の家の価値のうち少なくとも $400,000 は、ほとんどの判決から守られます。額は毎年上がります',
    IL: '自分の家の価値のうち $50,000 まで（二人で所有なら倍まで）は、ほとんどの判決から守られます',
    CA: '住んでいる家の価値の大部分は、ほとんどの判決から守られます。売るには裁判官の許しが要ります',
    'FL TX':
      '住んでいる家は、ほとんどの借金では売られません。家のローン、家の税金、一部の担保権（lien）は別です',
    NY: '自分の家の価値のうち決まった額は、ほとんどの判決から守られます。額は郡によります',
    'GA MI NC OH WA':
      '自分の家の価値の一部は、ほとんどの判決から守られます（homestead）。そのために何を出すか聞いてください',
  }),
}
