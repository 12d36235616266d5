/** The Japanese words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_JA: Words = {
  'de.ask-flight.late': {
    says: '到着が3時間以上遅れたら、1,500 kmまで250ユーロ、3,500 kmまで400ユーロ、それより遠いと600ユーロまでです。航空会社に責任のない原因は、会社が証明しなければなりません。バウチャーを受け取る必要はありません。期間は3年です。',
    dependsOn: 'どれだけ遅れて着いたか、飛んだ距離、その原因',
  },
  'de.ask-flight.cancelled': {
    says: '7日以内の全額返金か、別の便かを選べます。バウチャーには、あなたの書面での同意が必要です。知らせが14日前より遅ければ、250から600ユーロが加わることがあります。会社に責任のない原因のときは別です。',
  },
}
