/** How long a claim can be brought for (消滅時効): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'jp.limitation.five': {
    says: '多くの請求は5年で時効です。自分で主張します。2020年4月より前の借金は古い決まりです。',
    from: '払う日',
    restartedBy: '支払いや承認で、5年がやり直しになります。判決があると10年です。',
  },
  'jp.limitation.judgment': { says: '判決のあとは、時効は原則10年です。' },
}
