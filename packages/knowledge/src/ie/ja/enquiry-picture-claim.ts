/** Questions about claims for the use of a picture: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_JA: Words = {
  'ie.ask.photo': {
    says: 'すぐにではありません。だれの物か、金額をどう計算したかを聞いてください。公正な額は、ほとんどの場合、普通の使用料です。画像を取り下げ、写しを残します。',
    dependsOn: 'どう使ったか、許可があったか',
  },
}
