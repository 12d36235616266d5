/** Questions about a plan of a collector that acknowledges the debt: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ACKNOWLEDGED_JA: Words = {
  'de.ask-debt.sign-acknowledgement': {
    says: '債務を確かめるまで署名しないでください。認めると、たいてい「借りていない、払った、時効だ」という反論を失います。判決などがなければ、その年の終わりから三年で時効です。合意の手数料(Einigungsgebühr)も加わります。書面で請求書、契約書、証拠を求め、残りは争ってください。業者は差し押さえできず、裁判所が必要です。Mahnbescheidが来たら二週間以内に異議を出してください。',
  },
  'de.ask-debt.signed-acknowledgement': {
    says: '必ずしも手遅れではありません。自宅、郵便、オンラインで署名しましたか。多くの分割契約は14日以内に撤回でき、知らされていなければもっと長いことが多いです。今日書いてください。業者は費用と失うものを書面で警告する義務がありました。自分の債務でない、払った、時効だった、警告がなかった場合は、さらに払う前にVerbraucherzentraleか無料の債務相談に見てもらってください。',
  },
  'de.ask-debt.deal-fee': {
    says: 'この手数料は、あなたが同意したときだけ負います。額は前もって書面で示される義務があります。合意がなければ手数料もありません。債務が正しいなら、手数料なしの分割を書面で申し出るか、できれば一度に払ってください。それが一番安く済みます。分割払いを始めてもよいですが、合意までは裁判もありえます。債務を認める文は線で消してください。無料の債務相談が見てくれます。',
  },
}
