/** Questions about claims for the use of a picture: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PICTURE_CLAIM_JA: Words = {
  'nz.ask.photo': {
    says: 'すぐには払わないでください。だれの写真か、金額をどう出したかを聞いてください。ほどよい額は、たいていふつうの使用料です。写真は下げてください。',
    dependsOn: 'どう使ったか、許しがあったか',
  },
}
