/** Questions about damage at work that the boss takes from the pay: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_AT_WORK_JA: Words = {
  'ch.ask.damage-deducted': {
    says: 'すぐ書面で争い、給料全額を求めてください。小さな不注意なら負担はないか少しで、不注意が大きければ仕事・訓練・給料に応じた公平な一部です。過失と金額は雇い主が証明します。わざとでなければ、生活に必要な最低額には手を付けられません。払わなければ調停へ。3万フランまで無料です。',
  },
}
