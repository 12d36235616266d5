/** Questions of tenants who keep a pet without leave: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIDDEN_PET_JA: Words = {
  'jp.ask.pet-hidden': {
    says: 'いいえ、すぐに出る必要はありません。無断のペットは契約違反ですが、大家はまず期間を決めてやめるよう求める必要があります。解約できるのは信頼関係が壊れたときだけで、退去させられるのは裁判所だけです。いつまでに引き取り先を探すかを書面で答えるか、敷金を増やして認めてもらえないか頼んでください。実際の傷やにおいは負担します。退去の書類に署名しないでください。',
  },
}
