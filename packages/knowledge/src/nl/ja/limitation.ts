/** The Japanese words of the Netherlands: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_JA: Words = {
  'nl.limitation.goods': {
    says: '品物を売った会社が代金を請求できるのは2年です。',
    from: '代金の支払いの期限の次の日',
    restartedBy: '書面の督促や、借金を認めることで、期間が数え直しになることがあります。',
  },
  'nl.limitation.general': {
    says: '契約のほとんどの借金は5年で古すぎるものになります。自分でそう言う必要があります。',
    from: '借金の支払いの期限の次の日',
    restartedBy: '書面の督促や、借金を認めることで、期間が数え直しになることがあります。',
  },
  'nl.limitation.judgment': {
    says: '判決は、ほとんどの場合、20年間強制執行できます。毎月の額と利息は5年です。',
  },
}
