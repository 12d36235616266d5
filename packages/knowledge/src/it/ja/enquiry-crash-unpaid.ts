/** Questions about an insurer that does not pay after a crash: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_UNPAID_JA: Words = {
  'it.ask.crash-unpaid': {
    says: '書類をそろえた書面の請求の後、保険会社は提案をするか断る理由を示す義務があります。車の損害は60日、双方が青い用紙（CAI）に署名すれば30日、けがは90日です。過ぎたら書面で苦情を。回答は45日以内です。次にIVASSか、2,500ユーロまでは保険仲裁人、または和解の試みの後に弁護士と裁判官へ。権利は2年です。',
  },
}
