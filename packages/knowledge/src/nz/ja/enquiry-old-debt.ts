/** Questions about debts of many years ago: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_JA: Words = {
  'nz.ask.old-by-year': {
    says: 'おそらく古すぎます。判決がなければ、期限から6年たった借金は、あなたがそう主張すれば裁判所は払わせません。支払いや署名した書面で6年がまた始まります。払わず、約束せず、署名しないでください。証拠と最後の支払日を書面で求めます。裁判所の書類が来たら、古すぎると期限内に答えてください。相談は無料のMoneyTalks(0800 345 123)。',
  },
}
