/** Questions about an insurer that refuses: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'be.ask.insurer-refuses': {
    says: '契約のどの条項かを聞いてください。証拠を付けて書面で答え、保険会社に苦情を出します。その後、保険オンブズマンが無料で調べます。',
  },
}
