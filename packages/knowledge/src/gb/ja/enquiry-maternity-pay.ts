/** Questions about pay and leave for a birth: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MATERNITY_PAY_JA: Words = {
  'gb.ask-work.maternity-pay': {
    says: '従業員は初日から52週の休暇があります。給付（SMP）には、出産前15週目までに26週の勤務と、低い基準額を超える給料が要ります。6週間は給料の90%、その後33週は定額か90%です。満たさなければJobcentreでMaternity Allowanceを申請します。出産前15週目までに会社へ伝えてください。',
    dependsOn: '勤めた期間と給料',
  },
}
