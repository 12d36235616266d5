/** Questions about a shift of an on-call worker that is cancelled late: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHIFT_CANCELLED_JA: Words = {
  'nl.ask.shift-cancelled': {
    says: 'はい。勤務が始まる4日前を切ってから取り消しや変更があっても、雇い主はその時間の給料を払います。労働協約（CAO）で24時間に短くできます。遅すぎる呼び出しは断れます。メッセージを残し、時間を合計して書面で請求してください。12か月たてば、その年の平均に合わせた固定時間も提示しなければなりません。',
  },
}
