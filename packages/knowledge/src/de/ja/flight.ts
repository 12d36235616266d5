/** The Japanese words of the rows in ../flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHT_JA: Words = {
  'de.flight.want': {
    says: '航空会社があなたの求めを断っているか、別のものを申し出ています。',
  },
  'de.flight.right-sum': {
    says: '3時間の遅れ、遅い欠航、搭乗の拒否では、距離により€250、€400、€600です。原因が会社の力の外なら、ありません。',
  },
  'de.flight.right-proof': {
    says: '航空会社は、そのような原因と、できることを全部したことを証明しなければなりません。飛行機の故障や乗員の病気は、ほとんどの場合、それに当たりません。',
  },
  'de.flight.right-voucher': {
    says: 'クーポンを断り、お金を求められます。欠航した便では、返金か別の便かを、あなたが選びます。',
  },
  'de.flight.right-limit': {
    says: '便の年の終わりから数えて、3年あります。',
  },
  'de.flight.step': {
    says: '便、日、遅れ、金額を書き、14日の期限を示し、原因の証拠を求めてください。',
  },
  'de.flight.option': {
    says: '2か月たっても良い答えがなければ、旅行の仲裁の機関が無料で決めます。',
    title: '無料の仲裁',
    cost: '無料。',
    time: '数か月。',
    risk: 'ありません。',
    bestFor: '航空会社が断ったとき。',
  },
}
