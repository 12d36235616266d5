/** Questions about flights: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_JA: Words = {
  'nz.ask.flight': {
    says: '場合によります。航空会社が悪かったなら、費用を請求できます。サービスは注意してしなければなりません。書面で、返金か別の便を求めてください。',
    dependsOn: 'なぜ欠航になったか',
  },
}
