/** Questions of a few words about an accident: the general answer, and what to tell next. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_JA: Words = {
  'gb.ask-first.accident': {
    says: '医者に行き、今日のうちに様子を写真と名前とともに書き残してください。道路なら、互いの情報を交換し、保険会社に知らせます。できなかった時や、けが人がいて保険を示せなかった時は、24時間以内に警察へ。仕事中なら事故の記録（accident book）を求めてください。請求はふつう3年以内です。医師の報告の前に示談に署名しないでください。どこで、誰がけがをしたか教えてください。',
  },
}
