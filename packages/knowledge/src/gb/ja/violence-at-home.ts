/** Violence and threats at home: an order of the family court. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const VIOLENCE_AT_HOME_JA: Words = {
  'gb.abuse.right-order': {
    says: 'その人があなたと家に近づかないよう、家庭裁判所が命じられます。無料で、その日のうちにもできます。危ないときは999に電話します。',
  },
}
