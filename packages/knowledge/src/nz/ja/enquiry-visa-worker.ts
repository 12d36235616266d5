/** Questions of workers on a visa who are paid too little: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_WORKER_JA: Words = {
  'nz.ask.migrant-pay': {
    says: 'どのビザでも、賃金の権利は皆と同じです。ビザを取り消せるのはImmigrationだけで、雇い主ではありません。ビザを持つ人を搾取するのは犯罪です。働いた時間、メッセージ、口座の記録を残してください。Employment New Zealand(0800 200 088)に届けます。その仕事を離れて次を探せる、Migrant Exploitation Protectionビザ(最長6か月)について聞いてください。賃金は6年分請求できます。',
  },
}
