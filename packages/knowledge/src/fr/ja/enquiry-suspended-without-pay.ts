/** Questions about pay for a suspension that ended without a dismissal: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUSPENDED_WITHOUT_PAY_JA: Words = {
  'fr.ask-work.suspension-paid': {
    says: '会社が決めるまでの自宅待機（mise à pied conservatoire）の日は、重大な過失で解雇された場合を除き、最後には賃金が払われます。解雇なし、警告、軽い過失なら、会社は賃金を払う義務があります。理由を書いた手紙でその日を懲戒に変えた場合だけ、無給になることがあります。期限を付けて書留で求め、その後は労働裁判所の緊急手続（référé）へ。期限は3年です。',
  },
}
