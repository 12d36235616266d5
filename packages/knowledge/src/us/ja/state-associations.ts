/** The Japanese words of the rows in ../state-associations.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_ASSOCIATIONS_JA: Words = {
  ...stateWords('association-fines', {
    CO: '知らせを受け、直すための30日が必要です。一つの違反の罰金は $500 までです',
    GA: '管理組合が罰金を科せるのは、登録された書類にあるとおりだけです。その部分を見せるよう求めてください',
    IL: '罰金の前に、役員会（board）は知らせ、あなたに話させなければなりません',
    MA: '罰金は、基本の証書（master deed）と規則によります。書面で規則を求め、役員会（board）に話を聞いてもらうよう求めてください',
    MI: '分譲マンション（condominium）が罰金を科せるのは、規約（bylaws）のとおりで、知らせて話を聞いた後だけです',
    'MN PA': '罰金の前に、知らせと、話を聞く機会が必要で、罰金は公正でなければなりません',
    NJ: '管理組合は、裁判所の外で争いを解決する公正な方法を用意しなければなりません',
    OH: '役員会（board）は先に手紙を書かなければなりません。罰金の前に、10日以内に審理を求められます',
    WA: '一覧にある罰金の前に、役員会（board）は知らせ、あなたに話させなければなりません',
  }),
}
