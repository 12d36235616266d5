/** The Japanese words of the rows in ../court-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_DEBTS_JA: Words = {
  'us.public.court-reality': {
    says: '裁判所がすでに命じたお金です。多くの州では、新しい裁判なしに還付や給料から取れます。',
  },
  'us.public.court-california': {
    says: 'カリフォルニアでは Franchise Tax Board が給料や銀行のお金を取れます。債務は裁判所で争い、困窮は Board に伝えてください。',
  },
  'us.public.court-right-jail': {
    says: '罰金を払えないというだけで拘禁されることはありません。裁判所は先に、なぜ払わなかったかを聞かなければなりません。',
  },
  'us.public.court-step': {
    says: '事件番号を持って書記官（clerk）に電話してください。時間、払える額への減額、社会奉仕を求めてください。',
  },
}
