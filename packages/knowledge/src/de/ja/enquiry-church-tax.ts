/** Questions about church tax after leaving the church: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHURCH_TAX_JA: Words = {
  'de.ask-tax.church-tax': {
    says: '脱退の証明書を残してください。日付の証拠です。役所が通知し、税はその月末（州によっては翌月）で終わります。ELSTERで給与税のデータ（ELStAM）を確かめ、税務署（Finanzamt）に訂正を求めてください。払い過ぎは確定申告で戻ります。',
  },
}
