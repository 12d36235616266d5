/** The Japanese words of Belgium: everyday questions. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_JA: Words = {
  'be.ask.fine': {
    says: '争う分は払わないでください。書類にある方法と期日で、理由と証拠を付けて答えます。払わない支払命令は強制執行されることがあるので、期限内に動いてください。',
  },
  'be.ask.insurer-refuses': {
    says: '契約のどの条項かを聞いてください。証拠を付けて書面で答え、保険会社に苦情を出します。その後、保険オンブズマンが無料で調べます。',
  },
  'be.ask.picture-claim': {
    says: 'ページの写真を残してから、画像を取り下げてください。相手の物である証拠と、金額の決め方を求めます。使用許可の料金より多く提案しないでください。',
  },
}
