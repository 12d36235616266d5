/** A decision on a benefit that may be wrong: a new look, the tribunal, and each nation. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_JA: Words = {
  'gb.pip.right-points': {
    says: '8点で普通の額、12点で高い額です。安全に、十分に、何度も、ふつうの時間でできるときだけ「できる」と数えます。',
  },
  'gb.benefit.right-again': {
    says: '1か月以内に見直し（mandatory reconsideration）を求めます。よい理由があれば、13か月まで遅れても頼めます。',
  },
  'gb.benefit.right-tribunal': {
    says: '返事の後、1か月以内に審判所（tribunal）に訴えられます。無料で、決めた役所とは別です。',
  },
  'gb.benefit.right-work-test': {
    says: '点が足りれば、働けないと認められます。健康への本当の危険も、もう一つの道です。報告書を求め、それに答えます。',
  },
  'gb.benefit.carers-pay': {
    says: '収入をどう数えたか尋ねてください。税金、年金の掛け金の半分、一部の世話の費用は引けます。増えたり減ったりする収入は平均にできます。',
  },
  'gb.benefit.carers': {
    says: '返すのは、うその事を言ったか、言うべき事を言わなかったときだけです。役所が全部知っていて間違えたなら、そう言います。',
  },
  'gb.benefit.answer': {
    says: '1か月以内に、医師の証拠と一緒に見直しを求めます。まだだめなら、1か月以内に無料の審判所（tribunal）に訴えます。勝つ人は多いです。',
  },
}
