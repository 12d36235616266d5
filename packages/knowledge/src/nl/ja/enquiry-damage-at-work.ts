/** Questions about damage at work that the boss takes from the pay: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_AT_WORK_JA: Words = {
  'nl.ask.damage-at-work': {
    says: '仕事中の損害を払うのは、わざとか、危険を承知で無謀だった場合だけです。うっかりや不運は雇い主の負担で、それ以上は雇い主が証明します。在職中に給料から引けるのは本当に払う義務のある損害だけで、最低賃金を下回れません。書面で争い、期日を付けて給料と、遅れには最大50%の上乗せを求めてください。何にも署名しないでください。',
  },
  'nl.pay-kept.want': {
    says: '勤め先が、損害を理由に給料の一部を差し引いています。あなたの負担だと言っています。',
  },
  'nl.pay-kept.right': {
    says: '仕事中の損害を払うのは、わざとか、危険を承知で無謀だった場合だけです。うっかりや不運は雇い主の負担で、それ以上は雇い主が証明します。在職中に給料から引けるのは本当に払う義務のある損害だけで、最低賃金を下回れません。書面で争い、期日を付けて給料と、遅れには最大50%の上乗せを求めてください。何にも署名しないでください。',
  },
  'nl.pay-kept.step': {
    says: '同意しないことを書面で伝え、期日を決めて給料の全額を求めてください。払う義務を認める署名はしないでください。労働組合に相談できます。',
  },
}
