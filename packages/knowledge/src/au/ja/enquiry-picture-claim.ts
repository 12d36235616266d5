/** Questions about claims for the use of a picture: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_JA: Words = {
  'au.ask.photo': {
    says: 'すぐには払いません。だれのものか、額がどう計算されたかを聞いてください。公正な額は、たいてい普通の使用料です。写真は消します。',
    dependsOn: 'どう使ったか、許可があったか',
  },
}
