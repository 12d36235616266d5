/** Questions about flights, trains, luggage and trips: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_JA: Words = {
  'it.ask.luggage': {
    says: '空港の窓口に届け、書類（PIR）を取っておきましょう。破損は7日、遅れは21日以内に航空会社へ書面で。21日たてば紛失です。2年以内に1,519単位（SDR）まで請求できます。',
  },
  'it.ask.train-late': {
    says: '3か月以内に鉄道会社に返金を求めましょう。外の原因でなければ、1時間の遅れで25％、2時間で50％です。地域の列車には別の決まりがあります。',
  },
  'it.ask.flight': {
    says: 'ほとんどの場合、はい。3時間の遅れか遅い欠航では、外の原因がなければ、距離により€250から€600です。食事と、新しい便か返金もあります。',
  },
  'it.ask.trip-cancelled': {
    says: '主催者がパック旅行を取りやめたら、14日以内に全額が返されます。クーポンを受ける義務はありません。人数が足りないか、力の外の原因でなければ、損害も求められます。',
  },
}
