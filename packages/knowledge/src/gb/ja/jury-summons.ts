/** A jury summons, whatever paper it is read as, and questions about one: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SUMMONS_JA: Words = {
  'gb.jury.wants': { says: '陪審員（jury）に呼ばれています。7日以内に答えます。' },
  'gb.jury.right-defer': {
    says: '1回だけ別の日を頼めます。よい理由があれば免除も頼めます。理由なく行かないと、£1,000までの罰金があります。',
  },
  'gb.jury.right-job': {
    says: '雇い主は行かせる必要があり、罰せません。給料を払う義務はありませんが、裁判所が限度まで払います。',
  },
}
