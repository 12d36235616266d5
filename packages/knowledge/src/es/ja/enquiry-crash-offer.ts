/** The Japanese words of the rows in ../enquiry-crash-offer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_OFFER_JA: Words = {
  'es.ask.crash-offer': {
    says: 'いいえ、受け入れる必要はありません。請求から3か月以内に、保険会社は医師の報告を付けた理由のある提示をしなければなりません。一部として受け取り、残りを請求できます。裁判所の医師（forense）も求められます。1年の期限に注意し、finiquitoに署名しないでください。',
  },
}
