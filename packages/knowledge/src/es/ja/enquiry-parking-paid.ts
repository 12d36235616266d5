/** Questions about a parking fine where the ticket was paid: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_PAID_JA: Words = {
  'es.ask.parking-paid': {
    says: '通知から20暦日以内に、アプリの支払い記録か券を付けて、市役所かネットで書面の異議を出してください。ナンバー、区域、時刻を確かめます。半額で払うと事件が終わるので払わないでください。拒否されたら2か月以内に裁判官へ、または先に1か月以内に再審査を求められます。少しの超過は機械で数ユーロ払えば取り消す市もあります。',
  },
}
