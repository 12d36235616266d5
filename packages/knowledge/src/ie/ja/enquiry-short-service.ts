/** Questions about a dismissal in the first year of a job: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHORT_SERVICE_JA: Words = {
  'ie.ask.fired-under-year': {
    says: '不当解雇の申立てには12か月の勤務が要ります。ただし妊娠、人種、障害、年齢、組合、法的な権利を求めたことなどの理由は初日から違法です。13週後は1週間の予告と、たまった休暇の分を受け取れます。理由を書面で求め、いずれも6か月以内にWRCへ。無料です。',
  },
}
