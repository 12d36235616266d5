/** Questions about flights: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHTS_JA: Words = {
  'au.ask.flight': {
    says: '場合によります。飛行機は、しかるべき注意をもって、合理的な時間で飛ばなければなりません。返金か別の便を航空会社に求め、その会社の規則も見てください。',
    dependsOn: 'なぜ欠航になったか',
  },
}
