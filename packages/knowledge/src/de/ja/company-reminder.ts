/** The Japanese words of the rows in ../company-reminder.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPANY_REMINDER_JA: Words = {
  'de.reminder.who': {
    says: '会社自身があなたに書いています。督促状（Mahnung）はただの手紙で、会社に特別な力を与えません。',
  },
  'de.reminder.rights': {
    says: '請求書と契約書を求め、断り、高すぎる手数料を拒めます。',
  },
  'de.reminder.right-first-free': {
    says: 'あなたを支払いの遅れにする最初の督促は、無料でなければなりません。後の督促は、紙と郵便の費用だけで、ほとんどの場合€1から€3です。',
  },
  'de.reminder.step-valid': {
    says: 'すぐに払えなければ、書面で毎月の少ない金額を申し出てください。新しい手数料を加えないよう求めてください。',
  },
  'de.reminder.step-dispute': {
    says: 'まちがいですか。「この請求を争います」と書いてください。理由を書き、契約書と請求書を求めてください。送った証拠を残してください。',
  },
}
