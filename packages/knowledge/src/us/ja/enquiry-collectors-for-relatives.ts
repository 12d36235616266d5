/** Questions of people whom collectors call about the debt of a relative: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_FOR_RELATIVES_JA: Words = {
  'us.fact.collector-for-relative': {
    says: '成人した子、親、兄弟の借金は、あなたも署名していない限り払う義務はありません。取立て会社が他人に聞けるのは本人の居場所だけで、たいてい1回限り、借金の話はできません。「ここに住んでいない、連絡をやめよ」と書面で送ります。何も払わず、カード番号も教えないでください。続くなら記録し、CFPBと州のattorney generalに苦情を。',
  },
  'us.fact.collector-told-others': {
    says: '取立業者がほかの人に借金を話すことは許されません。話してよい相手は、あなた、配偶者、弁護士だけです。ほかの人には居場所を、たいてい一度だけ、借金に触れずに聞けるだけです。日付、番号、言葉を記録してください。あなたにも家族にも連絡しないよう手紙で求め、CFPBに苦情を出します。1年以内なら訴えることができ、損害と最高1,000ドルを求められます。',
  },
}
