/** The Japanese words of the rows in ../enquiry-lease-form.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_FORM_JA: Words = {
  'es.ask.spoken-lease': {
    says: '口頭の賃貸契約も有効です。名前、住まい、家賃、期間を書いた書面を求められます。自宅なら5年、会社が貸主なら7年住めます。振込で払い、メッセージを証拠に残してください。',
  },
  'es.ask.sublet': {
    says: '家の一部だけで、貸主の書面の同意が要ります。家賃はあなたの家賃を超えられません。同意がないと、貸主は裁判官に契約の終わりを求められます。',
    dependsOn: '書面の同意があるか',
  },
}
