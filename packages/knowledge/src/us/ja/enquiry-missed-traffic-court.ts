/** Questions about a missed day in court over a traffic ticket: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_TRAFFIC_COURT_JA: Words = {
  'us.fact.missed-traffic-court': {
    says: '止められる前に、今すぐその裁判所の事務（clerk）に電話するか行ってください。令状（warrant）の有無、欠席の取消し方法、新しい期日や支払いを尋ねます。間違いの証拠を持参し、新しい住所を伝えます。免許が停止か確かめ、停止なら運転しないでください。令状があれば、弁護士かpublic defenderが裁判官に取消しを求められます。',
  },
}
