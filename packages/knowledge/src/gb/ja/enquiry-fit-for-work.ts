/** Questions about a decision that a person is fit for work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIT_FOR_WORK_JA: Words = {
  'gb.ask-benefit.fit-for-work': {
    says: '1か月以内に、記録（journal）か手紙で再検討（mandatory reconsideration）を求めてください。止まらずに50メートル進めないなど、当てはまる項目を医師の手紙と共に書き、評価者の報告書も求めます。だめなら1か月以内に無料の審判所へ。多くの人が勝ちます。その間は軽い課題を頼みます。',
  },
}
