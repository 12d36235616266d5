/** The Japanese words of the rows in ../insured-disclosure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURED_DISCLOSURE_JA: Words = {
  'de.insured.right-five-years': {
    says: '誤った回答を理由にできるのは、保険会社が知ってから1か月です。5年、わざとなら10年を過ぎれば、もう遅すぎます。',
  },
  'de.insured.right-deceit': {
    says: 'だますつもりだったことは、保険会社が証明しなければなりません。誤った回答だけでは足りません。期限は知ってから1年です。',
  },
  'de.insured.right-own-job': {
    says: '基準は、実際にしていた最後の仕事です。たいてい能力の半分を失えば足ります。一日の仕事を1時間ごとに書いてください。',
  },
}
