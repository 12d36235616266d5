/** Questions about a daily benefit insurance that stops paying: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_BENEFIT_JA: Words = {
  'ch.ask.daily-benefit-stopped': {
    says: '同意しないと書き、医師の報告書と条項を求めてください。働けない理由を主治医に一つずつ答えてもらいます。職を変えるべきだと言うなら、保険会社は多くの場合警告して数か月の猶予を与えます。次は裁判所（多くの州では保険裁判所）へ。無料で簡単で、裁判官も事実を調べます。雇い主に伝え、できる範囲でRAVに登録を。',
  },
}
