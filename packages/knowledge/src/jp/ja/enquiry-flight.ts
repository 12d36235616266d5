/** The Japanese words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_JA: Words = {
  'jp.ask.flight': {
    says: '日本には決まった補償額はありません。欠航なら、運送約款により払戻しか別の便です。国際線では、証明できる損害を求められます。航空会社がすべての手を尽くしたときは別です。欧州発の便には250から600ユーロの制度があります。領収書と遅延証明書を取ってください。',
  },
}
