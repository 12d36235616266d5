/** Questions of tenants who are late with the rent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BEHIND_ON_RENT_JA: Words = {
  'us.ask-home.rent-behind': {
    says: '大家に書面で伝え、計画を提案し、家賃の助けを211に電話で求めてください。出るよう命じられるのは裁判所だけです。通知が来たら、法律扶助に電話します。',
  },
}
