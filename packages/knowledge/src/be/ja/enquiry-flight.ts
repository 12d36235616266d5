/** Questions about late and cancelled flights: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLIGHT_JA: Words = {
  'be.ask.flight': {
    says: '欠航なら、7日以内の返金か別の便かを選べます。商品券を受け取る必要はありません。14日前より後の通知や3時間の遅れなら、普通250～600ユーロも出ます。嵐など避けられない原因なら出ません。食事とホテルの領収書を残してください。航空会社に、次にSPF Mobilité（FOD Mobiliteit）に書きます。',
  },
}
