/** The Japanese words of the rows in ../enquiry-train-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_FINE_JA: Words = {
  'fr.ask-buy.train-fine': {
    says: '検札の日から3か月以内に、会社に払うか、会社に書面で異議を出します。有効な定期があった、機械が壊れていた。そのときは写しを付け、理由を書いて書留で送ってください。どちらもしないと、国の増額された罰金になり、国庫が取り立てます。その通知から30日以内なら争えます。',
  },
}
