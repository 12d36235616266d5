/** Questions about objections to decisions, and benefits that stop or are wanted back: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_JA: Words = {
  'nl.ask.objection': {
    says: '決定の日付から6週間以内に異議を出してください。時間がなければ、先に異議を出し、理由を後で送ります。',
  },
  'nl.ask.benefit-back': {
    says: 'まちがっているなら、6週間以内に異議を出し、計算の方法を聞いてください。正しいなら、収入に合った分割を頼みます。差し迫った理由があれば、求める額が減ることがあります。',
  },
  'nl.ask.benefit-stopped': {
    says: '決定の日から6週間以内に不服を申し立ててください。理由は後でも足ります。生活のお金がなければ、すぐ裁判官に急ぎの決定（voorlopige voorziening）を求めます。市町村に前払いも求めてください。',
  },
  'nl.ask.objection-late': {
    says: '今日異議を出し、遅れた理由を書いてください。重い病気や届かなかった手紙など、責められない理由なら認められます。通常の期間は6週間です。',
    dependsOn: '遅れた理由',
  },
  'nl.ask.student-debt': {
    says: '払える範囲で返済します。DUOに、収入に応じた減額（draagkracht）か一時停止を頼んでください。遅れていれば、執行官が来る前に分割を決めてください。決定が誤りなら6週間以内に異議を出してください。',
  },
}
