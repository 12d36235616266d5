/** Questions about a used car from a dealer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_JA: Words = {
  'nz.ask.as-is': {
    says: 'はい、権利があります。自分用に買うとき、販売店はConsumer Guarantees Actの権利を放棄させられません。「as is」は無効です。車は年式と値段に見合う品質でなければなりません。無料の修理を書面で求めてください。重い欠陥なら返して代金を取り戻せます。Motor Vehicle Disputes Tribunalが$100,000まで決めます。その間ローンは払い続け、貸し手にも伝えてください。',
  },
}
