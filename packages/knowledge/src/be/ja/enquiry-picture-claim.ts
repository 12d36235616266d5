/** Questions about a claim for a picture on a page: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_JA: Words = {
  'be.ask.picture-claim': {
    says: 'ページの写真を残してから、画像を取り下げてください。相手の物である証拠と、金額の決め方を求めます。使用許可の料金より多く提案しないでください。',
  },
}
