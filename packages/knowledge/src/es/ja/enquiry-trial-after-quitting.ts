/** Questions about unemployment benefit where a trial ended soon after a resignation: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_AFTER_QUITTING_JA: Words = {
  'es.ask.paro-after-trial': {
    says: '前の仕事を自分で辞めた場合、新しい会社が試用期間で終わらせても、前の退職から3か月たっていなければ失業給付（paro）は出ません。残った有給の日数も数えると最高裁は言います。納めた年数は失いません。短い仕事でも、意思に反して終われば全部の期間で受けられます。誤った拒否には30営業日以内にreclamación previaを。',
    dependsOn: '二つの日の間が3か月あるか',
  },
}
