/** Questions about a job that passes to a new employer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_EMPLOYER_JA: Words = {
  'ie.ask.tupe': {
    says: 'いいえ。仕事が新しい会社に移ると、職、給料、条件、勤続年数も一緒に移ります。移転を理由に解雇できず、それによる変更は拘束しません。両社は多くの場合30日前に説明と協議が必要です。条件を保つと書き、6か月以内にWRCへ。無料です。',
  },
}
