/** The Japanese words of the rows in ../enquiry-put-out-for-arrears.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUT_OUT_FOR_ARREARS_JA: Words = {
  'ie.ask.put-out-for-arrears': {
    says: 'そのように追い出すことはできません。滞納では、まず28日の支払い期間を定めた書面の警告と、RTBへの写しが必要です。その後に初めて、署名入りで28日以上の通知（これも写しが必要）が出せます。SMSやWhatsAppはどちらにもなりません。鍵の交換は違法な追い出しで、RTBは2万ユーロまで命じられます。出ずに、書面で分割を申し出て、Threshold（1800 454 454）とMABSに電話を。',
  },
}
