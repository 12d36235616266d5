/** Questions of workers on a visa who are paid too little: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_WORKER_JA: Words = {
  'au.ask.migrant-pay': {
    says: '現金払いでも、ビザの時間を超えて働いていても、賃金の権利は皆と同じです。ビザを取り消せるのは政府だけで、雇い主ではありません。2024年7月から、ビザを使ってあなたを搾取することは犯罪です。働いた時間を記録し、メッセージを残してください。Fair Work Ombudsman(13 13 94)に電話し、ビザがどう守られるか聞いてください。6年分さかのぼって請求できます。',
  },
}
