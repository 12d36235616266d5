/** Questions about pay and leave for a birth: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MATERNITY_PAY_JA: Words = {
  'gb.ask-work.maternity-pay': {
    says: '従業員は初日から52週の休暇があります。給付（SMP）には、出産前15週目までに26週の勤務と、低い基準額を超える給料が要ります。6週間は給料の90%、その後33週は定額か90%です。満たさなければJobcentreでMaternity Allowanceを申請します。出産前15週目までに会社へ伝えてください。',
    dependsOn: '勤めた期間と給料',
  },
  'gb.ask-work.paternity-leave': {
    says: '2026年4月6日からは、働き始めた日から父親の休暇（paternity leave）を一、二週間とれます。予定日の15週前までに会社に伝え、始める28日前に日にちを知らせます。給付には、その15週前の時点で26週の勤務がまだ必要です。無給の育児休暇も初日からとれます。断られたら理由を書面で尋ね、Acas に電話します：0300 123 1100。',
  },
}
