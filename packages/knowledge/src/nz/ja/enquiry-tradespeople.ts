/** Questions about builders: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_JA: Words = {
  'nz.ask.builder': {
    says: '何が悪いかを書き、直す日を示してください。建築の工事には10年の保証があり、最初の1年に見つかった欠陥は直さなければなりません。',
  },
}
