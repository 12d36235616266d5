/** Questions about damage at work that the boss takes from the pay: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMAGE_AT_WORK_JA: Words = {
  'nl.ask.damage-at-work': {
    says: '仕事中の損害を払うのは、わざとか、危険を承知で無謀だった場合だけです。うっかりや不運は雇い主の負担で、それ以上は雇い主が証明します。在職中に給料から引けるのは本当に払う義務のある損害だけで、最低賃金を下回れません。書面で争い、期日を付けて給料と、遅れには最大50%の上乗せを求めてください。何にも署名しないでください。',
  },
}
