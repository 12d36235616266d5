/** The Japanese words of the rows in ../travel-and-parcels.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_PARCELS_JA: Words = {
  'us.flight.right-refund': {
    says: '航空会社が便を取り消したり大きく変えたりして、あなたが乗らないなら、カードにお金を返さなければなりません。引換券（voucher）は、あなたが選んだときだけです。',
  },
  'us.flight.step': {
    says: '引換券（voucher）を書面で断り、返金を求めてください。返事がなければ、Department of Transportationに苦情を出し、カードの支払いに異議を出してください。',
  },
  'us.flight.right-bumped': {
    says: '売りすぎた便で、望まないのに乗れなかったなら、航空会社は、たいていその日に現金を払わなければなりません。',
  },
  'us.flight.right-bags': {
    says: '航空会社は、なくなった、遅れた、こわれた荷物について、上限まで払わなければなりません。数日のうちに届け出て、領収書を取っておいてください。',
  },
  'us.parcel.right-time': {
    says: '店は、注文の品を、言った期間のうちに、または30日以内に送らなければなりません。できないなら、取り消してお金を返してもらえます。',
  },
  'us.parcel.right-claim': {
    says: 'なくなった、またはこわれた荷物の請求は、期間が短いです。すぐに運送会社に請求を出し、値打ちの証拠を取っておいてください。',
  },
  'us.parcel.right-gift': {
    says: '頼んでいないのに郵便で届いた品物は、贈り物です。払ったり、送り返したりする必要はありません。',
  },
}
