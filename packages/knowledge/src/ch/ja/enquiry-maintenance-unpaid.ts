/** Questions about child support that is not paid: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_UNPAID_JA: Words = {
  'ch.ask.maintenance-unpaid': {
    says: '判決か合意書を持って、市町村か州の養育費支援（Alimentenhilfe）へ行ってください。取り立てを無料で助け、子の分を立て替えることもあります（額は州で異なる）。過去の分は出にくいので早めに。自分で債務手続を始めたり、相手の雇い主から直接払わせるよう裁判官に求めることもできます。判決がなければ、KESBか裁判所が額を決めます。',
  },
  'ch.ask.maintenance-cannot-pay': {
    says: 'ただやめてはいけません。判決や合意は変わるまで有効で、払わない月の分は取り立てられます。今日、相手に書きます。二人が合意すれば、KESB か裁判所が新しい額を認められます。合意できなければ、裁判所に減額を求めます。長い失業のように、大きく続く変化が必要です。ふつう求めた日からしか数えません。払える分を払います。',
  },
}
