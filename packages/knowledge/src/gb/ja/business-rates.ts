/** Japanese: the words of the rows in ../business-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BUSINESS_RATES_JA: Words = {
  'gb.rates.right-relief': {
    says: 'どの減額が使えるか役所に聞きましょう。小さな事業は少なくなるか、払わずに済むことが多いです。生活が苦しいときは一部を免除してもらえることもあります。',
  },
  'gb.rates.right-court': {
    says: '呼び出しの前に7日の督促が来ます。執行官が来られるのは、裁判所の liability order の後だけです。払う義務がないなら審理に行くか、その前に分割を決めましょう。',
  },
  'gb.council-tax.right-band': {
    says: 'この決定から3か月以内なら、無料で Valuation Tribunal に訴えられます。近くの似た家が1991年にいくらだったかを示しましょう。その間は払い続けましょう。',
  },
}
