/** A copy of the data that a creditor holds, asked for before a claim: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DATA_BEFORE_A_CLAIM_JA: Words = {
  'gb.lbc.right-data': {
    says: '会社が持つあなたの記録（明細、メモ、通話）の写しを求められます。無料で、期限は1か月です。',
  },
}
