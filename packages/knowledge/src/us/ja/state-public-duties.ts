/** The Japanese words of the rows in ../state-public-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PUBLIC_DUTIES_JA: Words = {
  ...stateWords('court-fees', {
    'AZ GA IL MA MI NC NJ OH WA':
      '収入の低い人は、裁判所に手数料の免除を求められます。書記官（clerk）に用紙を求めてください',
  }),
  ...stateWords('jury-call', {
    'AZ GA IL MA MI NC NJ OH WA':
      '陪審（jury duty）の日の変更を、ふつう求められます。それを理由に解雇することはできません。期日までに答えてください',
  }),
  ...stateWords('insurance-gap', {
    'AZ GA IL MA NC NJ OH':
      '自動車保険が途切れると、登録が止められることがあります。期日までに保険の証明を送るか、聴聞（hearing）を求めてください',
  }),
  ...stateWords('school-absence', {
    'GA IL MA NC NJ OH WA':
      '学校は、欠席で手続に進む前に、ふつうまず助けなければなりません。面談に行き、医師の証明を持って行ってください',
  }),
}
