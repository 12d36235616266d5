/** The Japanese words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_JA: Words = {
  'ch.ask.train-late': {
    says: '到着が60分を超えて遅れると運賃の25%以上、120分を超えると50%以上が戻ります。天災でも同じです。5フラン未満は払われません。ネットか窓口で求めてください。30日以内に、希望すればお金で払われます。',
  },
}
