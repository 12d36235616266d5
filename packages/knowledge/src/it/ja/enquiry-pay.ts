/** The Japanese words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_JA: Words = {
  'it.ask.wages-unpaid': {
    says: '書面で求め、次に労働組合か労働監督署に行ってください。給与明細があれば、弁護士が支払命令を取れます。5年あります。',
  },
  'it.ask.not-registered': {
    says: '書類がなくても、賃金、TFR、保険料の権利があります。連絡、写真、名前を残しましょう。Ispettorato del lavoroか労働組合に知らせます。賃金は5年以内です。',
  },
  'it.ask.tfr-amount': {
    says: '年ごとに総賃金を13.5で割り、法律の上乗せを足します。仕事の終わりに、協約（CCNL）の日に払われます。請求は5年以内です。会社が破産なら、INPSの基金へ。',
  },
  'it.ask.overtime': {
    says: '自分で時間の表をつけてください。残業には、労働協約（CCNL）の割増が払われます。協約にあれば、休みで返されます。請求は5年以内です。',
  },
}
