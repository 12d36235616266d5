/** Questions about tickets and about benefits that are asked back: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_DEBT_JA: Words = {
  'us.ask-debt.ticket': {
    says: '違反切符の日までに、払うか、無罪（not guilty）を主張して審理を求めてください。写真と領収書を持っていきます。過ぎると、手数料や免許を失うことがあります。',
  },
  'us.ask-debt.overpayment': {
    says: 'お金を取り始めないよう、30日以内に動いてください。不服の申立て（SSA-561）は60日以内です。免除（SSA-632）はいつでも求められます。',
  },
}
