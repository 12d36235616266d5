/** The Japanese words of the rows in ../enquiry-pay-for-damage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_FOR_DAMAGE_JA: Words = {
  'jp.ask.pay-for-damage': {
    says: '全額を払う必要はありません。仕事中のミスについて、裁判所は会社の請求を公平な範囲（多くは4分の1以下）に限り、軽いミスなら認めません。会社が一方的に給料から引くことはできません。念書に署名せず、労働基準監督署や弁護士に相談を。',
  },
}
