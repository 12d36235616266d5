/** Questions about debts of many years ago: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_JA: Words = {
  'au.ask.old-nsw': {
    says: 'ニューサウスウェールズでは、判決がなければ、このような借金は期限から、または最後の支払いや署名した書面から6年で消えます。その場合、払う義務はありません。払わず、約束せず、署名しないでください。証拠と最後の支払日を書面で求めます。裁判所の書類が来たら、古すぎると期限内に答えてください。AFCAは無料です。',
  },
  'au.ask.old-by-year': {
    says: 'おそらく古すぎます。判決がなければ、期限や最後の支払い、署名した書面から6年(ノーザンテリトリーは3年)たった借金を裁判所は払わせません。払わず、約束せず、署名しないでください。時間がまた始まることがあります。証拠と最後の支払日を書面で求めてください。裁判所の書類が来たら期限内に答えます。AFCAは無料です。',
  },
}
