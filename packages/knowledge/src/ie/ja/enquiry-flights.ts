/** Questions about flights: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_JA: Words = {
  'ie.ask.flight': {
    says: '返金か別の便を選べます。知らせが遅く、航空会社の側の原因なら、€250から€600の補償も受けられます。まず航空会社に請求します。6週間たつか断られたら、Irish Aviation Authorityに無料で苦情を出せます。',
  },
}
