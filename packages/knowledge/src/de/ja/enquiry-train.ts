/** The Japanese words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_JA: Words = {
  'de.ask-train.late': {
    says: '到着が60分以上遅れると運賃の25%、120分以上で50%が戻ります。極端な天候、線路内の人、盗難のときは別です。60分の遅れが見込まれるなら、旅をやめて全額を取り戻せます。3か月以内に、ネットか用紙で求めてください。',
  },
}
