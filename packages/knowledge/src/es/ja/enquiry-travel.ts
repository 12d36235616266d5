/** The Japanese words of the rows in ../enquiry-travel.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_JA: Words = {
  'es.ask.luggage': {
    says: '空港の窓口に届け、書類（PIR）を取っておきましょう。破損は7日、遅れは21日以内に航空会社へ書面で。21日たてば紛失です。2年以内に1,519単位（SDR）まで請求できます。',
  },
  'es.ask.train-late': {
    says: '3か月以内に鉄道会社に返金を求めましょう。外の原因でなければ、1時間の遅れで25％、2時間で50％です。地域の列車には別の決まりがあります。',
  },
}
