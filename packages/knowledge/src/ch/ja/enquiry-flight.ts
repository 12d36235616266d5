/** The Japanese words of the rows in ../enquiry-flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_JA: Words = {
  'ch.ask.flight-late': {
    says: '到着が3時間以上遅れると、欧州の裁判所は距離により250、400、600ユーロを認めます。会社に責任のない原因は別です。スイスでは会社がよく断ります。Bülachの裁判所は認めましたが、最高裁の判断はまだです。書面で求め、次にBAZLに知らせてください。',
  },
  'ch.ask.flight-cancelled': {
    says: '7日以内の全額返金か、別の便かを選べます。バウチャーを受け取る必要はありません。知らせが14日前より遅ければ、250から600ユーロが加わることがあります。会社に責任のない原因は別です。断られたらBAZLに知らせてください。',
  },
}
