/** The Japanese words of the rows in ../immigration-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_NOTICES_JA: Words = {
  'us.immigration.right-evidence': {
    says: '証拠の要求（request for evidence）には、通知の期間、最大12週間で答えます。全部を一度に送ってください。期間はのびません。',
  },
  'us.immigration.step-evidence': {
    says: '通知を一番上に置き、その日までに届くよう送り、証拠を取っておいてください。先に、認められた支援者か弁護士に聞きます。',
  },
  'us.immigration.right-refusal': {
    says: '断られたほとんどの決定は、30日以内、郵便なら33日以内に、不服や見直しを求められます。どちらかは通知に書いてあります。',
  },
  'us.immigration.right-hearing': {
    says: '審理を受ける権利、自分の費用で弁護士をつける権利、証拠を見る権利、通訳を受ける権利があります。',
  },
  'us.immigration.step-hearing': {
    says: '全部の審理に行ってください。行かないと、裁判官が国を出るよう命じることがあります。新しい住所は、毎回5日以内に裁判所に伝えてください。',
  },
}
