/** Questions of people whom collectors call about the debt of a relative: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_FOR_RELATIVES_JA: Words = {
  'us.fact.collector-for-relative': {
    says: '成人した子、親、兄弟の借金は、あなたも署名していない限り払う義務はありません。取立て会社が他人に聞けるのは本人の居場所だけで、たいてい1回限り、借金の話はできません。「ここに住んでいない、連絡をやめよ」と書面で送ります。何も払わず、カード番号も教えないでください。続くなら記録し、CFPBと州のattorney generalに苦情を。',
  },
}
