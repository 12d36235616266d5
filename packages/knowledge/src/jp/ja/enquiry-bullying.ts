/** Questions about bullying at work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_JA: Words = {
  'jp.ask.bullying': {
    says: '日付、言葉、その場にいた人を記録してください。会社の相談窓口に書面で伝えます。会社は調べる義務があり、不利益な扱いはできません。動かないときは、総合労働相談コーナー（無料）へ。',
  },
}
