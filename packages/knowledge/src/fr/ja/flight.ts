/** The Japanese words of the rows in ../flight.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHT_JA: Words = {
  'fr.flight.right-sum': {
    says: '3時間の遅れ、遅い欠航、搭乗の拒否では、距離により€250、€400、€600です。原因が会社の力の外なら、ありません。',
  },
  'fr.flight.right-proof': {
    says: '航空会社は、そのような原因と、できることを全部したことを証明しなければなりません。飛行機の故障は、ほとんどの場合、それに当たりません。',
  },
  'fr.flight.right-limit': {
    says: 'フランスでは、求めるために5年あります。',
  },
  'fr.flight.step': {
    says: '便、日、遅れ、金額を書き、原因の証拠を求めてください。2か月後、裁判所の前に、旅行の調停人（MTV）に行きます。',
  },
}
