/** The Japanese words of Switzerland: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_JA: Words = {
  'ch.limitation.five': {
    says: '家賃、賃金、医師、職人の仕事など、くり返す額は、5年で古すぎるものになります。',
    from: '支払いの期限の日',
    restartedBy:
      '支払い、借金を認めること、または取立ての手続き（Betreibung）で、期間は数え直しになります。',
  },
  'ch.limitation.ten': {
    says: 'ほかのほとんどの借金は10年で、一部は5年で、古すぎるものになります。自分でそう言う必要があります。',
    from: '支払いの期限の日',
    restartedBy:
      '支払い、借金を認めること、または取立ての手続き（Betreibung）で、期間は数え直しになります。',
  },
  'ch.limitation.loss': {
    says: '損失証書（Verlustschein）は、発行から20年で古すぎるものになります。',
  },
}
