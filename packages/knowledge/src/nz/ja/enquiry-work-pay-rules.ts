/** Questions about pay when sent home after notice, and on public holidays: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_PAY_RULES_JA: Words = {
  'nz.ask.sent-home-notice': {
    says: 'たいていは、はい。予告期間を働くつもりだったなら、家に帰されてもその賃金は払われます。賃金なしで早く終わらせるのは不当解雇になり得ます。休暇の賃金も必要です。契約にgarden leaveや予告の代わりの支払いの定めがあるか見てください。額と日を書いて書面で求めます。90日以内に申立て(personal grievance)ができます。無料相談は0800 20 90 20。',
  },
  'nz.ask.public-holiday': {
    says: 'はい。祝日に働けば少なくとも1.5倍です。ふだん働く曜日なら、後で有給の休みももう1日もらえます。働かない場合も、ふだん働く日なら通常どおり払われます。働かせられるのは、ふだんの勤務日で契約に定めがあるときだけです。6年さかのぼって請求できます。書面で求め、0800 20 90 20(無料)に電話してください。',
  },
}
