/** Questions about a benefit or small pension seized in the account: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_SEIZED_JA: Words = {
  'es.ask.benefit-seized': {
    says: '最低賃金（2026年は月1,221ユーロ）を下回る給付や年金は、口座に入った後も差し押さえられません。これは直近の月の入金に当てはまり、それより古い貯金は取られ得ます。養育費のためなら、裁判官はより多く取れます。銀行と命じた役所に決定書と明細を見せ、すぐ解放するよう書面で求めてください。役所の命令への不服は1か月以内です。通知のないまま4年を過ぎた債務なら、それも伝えます。',
  },
}
