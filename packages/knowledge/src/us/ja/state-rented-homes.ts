/** The Japanese words of the rows in ../state-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENTED_HOMES_JA: Words = {
  ...stateWords('lease-breach', {
    AZ: '契約違反を直すのに、ほとんどの場合10日あります。健康や安全を害するときは5日です',
    IL: '契約違反の通知は、ほとんどの場合10日を与えなければなりません',
    NC: '大家が違反を理由に契約を終えられるのは、契約にそう書いてあるときだけです。読んでください',
    NJ: '大家はほとんどの場合、まず書面でやめるよう警告します。続いたときだけ契約を終えられます',
    OH: '健康や安全を害する違反では、直すのに書面で30日を与えられなければなりません',
    WA: '契約違反を直すのに、ほとんどの場合10日あります',
  }),
  ...stateWords('safe-leave', {
    'AZ GA IL MA MI NC NJ WA':
      '暴力やつきまといの被害者は、裁判所の命令などの証拠をつけて書面で、ほとんどの場合早く契約を終えられます',
  }),
  ...stateWords('park-home', {
    'AZ IL MA MI NJ WA':
      'モバイルホームの敷地には専用の法律があります。出て行かせるには、ほとんどの場合その法律にある理由が必要です',
  }),
  ...stateWords('fair-housing', {
    'AZ GA NC OH':
      '人種、信仰、性別、障害、子どもを理由に大家は断れません。州またはHUDに申し立てられます',
    'IL MA NJ WA':
      '人種、障害、子ども、または補助券（voucher）が家賃の一部を払うことを理由に、大家は断れません',
    MI: '人種、年齢、子どもを理由に大家は断れません。5戸以上持つ大家は補助券（voucher）も断れません',
  }),
}
