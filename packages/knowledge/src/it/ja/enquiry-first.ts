/** The Japanese words of Italy: first questions. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_JA: Words = {
  'it.ask.landlord-letter-out': {
    says: '手紙で契約は終わりません。家主には、正しい日の6か月前の予告と、立ち退かせるための裁判官が必要です。署名しないでください。借り手の組合に相談します。',
  },
  'it.ask.seize-without-judge': {
    says: '民間の取立て会社は、裁判所の執行できる文書（titolo）なしに何も差し押さえできません。税の徴収機関はちがいます。裁判官がいりません。',
  },
}
