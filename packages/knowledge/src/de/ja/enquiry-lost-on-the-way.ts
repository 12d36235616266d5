/** Questions about baggage and parcels that got lost: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOST_ON_THE_WAY_JA: Words = {
  'de.ask-travel.baggage': {
    says: 'すぐ空港のカウンターに届け、書面（PIR）を保管してください。必要な物は買って請求できます。航空会社の責任は1,519 SDR（約1,800ユーロ）までです。破損は7日、遅延は21日以内に書面で請求を。21日で紛失とみなされます。裁判は2年以内です。',
  },
  'de.ask-buy.parcel-neighbour': {
    says: 'あなたか、あなたが指定した人が受け取るまで、危険は店が負います。玄関前や、指定していない隣人への配達は、届いたことになりません。期限を書いて、店に代わりの品か返金を求めてください。その場所や隣人に同意していたときは、あなたの負担です。',
  },
}
