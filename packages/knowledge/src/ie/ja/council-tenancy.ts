/** Japanese: the words of the rows in ../council-tenancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TENANCY_JA: Words = {
  'ie.council-tenancy.right-review': {
    says: '警告が間違っていれば、10営業日以内に書面で見直しを求めましょう。警告は12か月有効です。',
  },
  'ie.council-tenancy.right-court': {
    says: '退去させられるのは District Court だけで、公正な場合に限ります。分割の計画を書面で求めて守りましょう。役所は払える額を考えなければなりません。MABS は無料です：0818 07 2000。',
  },
}
