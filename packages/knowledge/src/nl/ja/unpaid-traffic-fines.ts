/** The Japanese words of the rows in ../unpaid-traffic-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_TRAFFIC_FINES_JA: Words = {
  'nl.fine.right-no-jail': {
    says: '払わない罰金のために拘束（gijzeling）を認められるのは、裁判官だけです。先に話を聞いてもらえます。払えないなら、そう言って、示してください。',
  },
  'nl.fine.detention-last': {
    says: 'すぐに拘束されることはありません。その前に、ほかの方法でお金を取ろうとしなければなりません。',
  },
  'nl.fine.right-not-mine': {
    says: '罰金は、ナンバーの持ち主に来ます。車が盗まれた、売った、または会社が貸したなら、その証拠を送ってください。',
  },
}
