/** Questions about a fine of an office that pays benefits: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_FINE_JA: Words = {
  'nl.ask.benefit-fine': {
    says: '6週間以内に無料で、過料と返還請求の両方に異議を出してください。二つは別の決定です。過料は落ち度と支払い能力に見合う額でなければならず、落ち度がなければ過料もありません。いつ何を届けたかを証拠と一緒に書きます。受け取りすぎた分は多くの場合、収入に合った分割で返します。',
  },
}
