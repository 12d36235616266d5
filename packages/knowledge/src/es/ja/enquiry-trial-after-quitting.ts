/** Questions about unemployment benefit where a trial ended soon after a resignation: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_AFTER_QUITTING_JA: Words = {
  'es.ask.paro-after-trial': {
    says: '前の仕事を自分で辞めた場合、新しい会社が試用期間で終わらせても、前の退職から3か月たっていなければ失業給付（paro）は出ません。残った有給の日数も数えると最高裁は言います。納めた年数は失いません。短い仕事でも、意思に反して終われば全部の期間で受けられます。誤った拒否には30営業日以内にreclamación previaを。',
    dependsOn: '二つの日の間が3か月あるか',
  },
  'es.ask.paro-trial': {
    says: '会社が試用期間を終わらせ、6年間に360日の加入があれば、もらえます。15営業日以内に SEPE に申請してください。前の仕事を自分で辞めていたなら、その日から3か月たっている必要があります。自分から試用をやめた場合はもらえません。',
    dependsOn: '前の仕事を自分で辞めたかどうか',
  },
  'es.ask.final-pay-unpaid': {
    says: '会社は最後の日に、給料、賞与の一部、残った休暇の分を払う義務があります。法律に猶予はありません。期日を書いて書面（burofax）で求めてください。次に調停を申し立てます（papeleta de conciliación）。期限は1年、利息は10％です。署名は「no conforme, no cobrado」と書くときだけに。会社が倒産なら FOGASA が一部を払います。解雇そのものを争うのは20営業日だけです。',
  },
}
