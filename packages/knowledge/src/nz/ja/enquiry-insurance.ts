/** Questions about insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'nz.ask.insurer': {
    says: '理由を書面で聞き、苦情を言ってください。最後の答えもだめなら、無料でその苦情解決機関（dispute scheme）に行ってください。',
  },
  'nz.ask.insurer-not-told': {
    says: 'どの質問にまちがって答えたとされ、なぜ大事だったのか聞いてください。古い軽い有罪は、7年きれいなら言わなくてよいことがあります。保険会社の無料の機関が決められます。',
  },
}
