/** Questions about a job that passes to a new employer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_EMPLOYER_JA: Words = {
  'gb.ask-work.tupe': {
    says: 'いいえ。仕事が新しい会社に移ると、職、給料、条件、勤続年数も一緒に移ります（TUPE）。移転を理由とする変更は署名しても無効で、それを理由とする解雇は2年勤務（2027年からは6か月）なら不当です。両社は先に説明と協議が必要です。条件を保つと書き、Acas（0300 123 1100）へ。期限があります。',
  },
}
