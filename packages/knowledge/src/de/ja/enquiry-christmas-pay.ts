/** Questions about Christmas pay or a bonus that is not paid: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHRISTMAS_PAY_JA: Words = {
  'de.ask-job.christmas-pay': {
    says: '契約、労働協約、過去を確かめてください。「任意で将来の権利なし」と書かずに3年続けて払われたなら、多くの場合権利があります。労働の対価も含むなら、退職しても失われず、働いた月の分がもらえます。純粋な勤続の褒美だけは、在籍を条件にできます。早めに書面で請求してください。',
    dependsOn: '契約と、何のためのお金か',
  },
}
