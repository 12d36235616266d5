/** Questions about claims for the use of a picture: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_JA: Words = {
  'ca.ask.photo': {
    says: 'すぐに払わないでください。だれの写真か、金額の計算方法を聞きます。商売でない使用なら、裁判所が命じられるのは、全部の作品を合わせて$100から$5,000です。写真を下ろしてください。',
    dependsOn: 'どう使ったか、許可があったか',
  },
}
