/** The Japanese words of the rows in ../named-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_JA: Words = {
  'fr.tax.when-due': {
    says: '請求書に、支払いの最後の日が書いてあります。その前に追加金はありません。その後は、法律により10%が加わります。',
  },
  'fr.tax.how-paid': {
    says: '€300を超える税は、ネットで払うか、役所に口座から引き落とさせなければなりません。€300までは、別の方法で払えます。',
  },
  'fr.town.right-two-months': {
    says: '町や病院のこの請求書を受け取ってから2か月以内に、そこに書かれた裁判所で争えます。',
  },
  'fr.town.right-four-years': {
    says: '公の会計係には、集めるために4年あります。取立てのたびに、4年がまた始まります。',
  },
  'fr.mortgage.right-pause': {
    says: '失業など、つらい出来事の後は、ローンを最長2年止めるよう、裁判官に求められます。',
  },
  'fr.mortgage.right-own-sale': {
    says: '審理（audience d’orientation）に行ってください。そこで、自分で家を売ることを求められます。その方が、よく高く売れます。',
  },
  'fr.benefit.right-twenty-days': {
    says: 'この通知から20日以内に、誤った情報の訂正を求められます。その間に支払うか、最長12か月の分割払いに同意することもできます。何もしないと、給付の一部が差し引かれることがあります。',
  },
}
