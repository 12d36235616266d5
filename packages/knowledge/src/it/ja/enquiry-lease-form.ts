/** The Japanese words of the rows in ../enquiry-lease-form.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FORM_JA: Words = {
  'it.ask.lease-unregistered': {
    says: '貸主は30日以内に契約を登録し、知らせなければなりません。登録のない契約は無効で、貸主は強制できません。法に合う契約と家賃を裁判官に求め、払いすぎた分を返してもらえます。借主の組合に相談してください。',
  },
  'it.ask.sublet': {
    says: '一部屋なら、契約で禁じられていなければできます。だれが、どの期間、どの部屋を使うか、書留で貸主に知らせます。家全体は貸主の同意が要ります。',
    dependsOn: '契約書の内容',
  },
}
