/** Questions about late and cancelled flights: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_JA: Words = {
  'be.ask.flight': {
    says: '航空会社に、食事などの世話、返金か別の便、ヨーロッパの決まりの定額を求めてください。嵐など、避けられない原因なら、定額を払う必要はありません。',
    dependsOn: '遅れた理由、遅れの長さ、距離',
  },
}
