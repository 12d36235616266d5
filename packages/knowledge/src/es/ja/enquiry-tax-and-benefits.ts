/** Questions about taxes, and benefits asked back or refused: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_JA: Words = {
  'es.ask.tax-instalments': {
    says: 'はい。最後の日の前に、オンラインで頼んでください。€50,000まで保証はいりません。利息が加わります。',
  },
  'es.ask.tax-papers': {
    says: '提案はまだ請求ではありません。間違いなら払わないでください。期限内に、ふつう十営業日以内に、証拠の写しを添えて答えてください。日数は半分だけ延ばせます。同意しないなら理由を書いてください。それでも決定が来ましたか。一か月以内に不服を申し立てられ、分割も求められます。差押えは支払期限が過ぎた後だけです。',
  },
}
