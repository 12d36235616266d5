/** Questions about unemployment pay and days without it: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_JA: Words = {
  'ch.ask.jobless-sanction': {
    says: '30日以内に、書面で無料の異議を出してください。よい理由があったこと、または日数が多すぎることを書きます。仕事探しを続け、手紙ごとに証拠を残してください。',
  },
  'ch.ask.jobless': {
    says: '遅くとも仕事がない最初の日にRAV（job-room.ch）へ登録し、解約の通知の日から仕事を探してください。2年で12か月の加入が必要です。額は給料の70%、子がいるか低賃金なら80%です。次の仕事なしに辞めると60日まで減らされることがあります。正当な理由を示してください。',
  },
}
