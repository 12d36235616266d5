/** Questions about overtime that is not paid: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_JA: Words = {
  'jp.ask.overtime': {
    says: '残業には25％以上の割増賃金が必要です。黙認された残業も同じです。メモ、メール、タイムカードを残し、書面で請求してから労働基準監督署へ。期限は3年です。',
  },
}
