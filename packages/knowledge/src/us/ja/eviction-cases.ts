/** The Japanese words of the rows in ../eviction-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CASES_JA: Words = {
  'us.home.right-cares-case': {
    says: '連邦の補助や、連邦が支えるローンがある家なら、家賃の滞納で出るよう求める通知は、ほとんどの場合30日をあけなければなりません。',
  },
  'us.home.case-warning': {
    says: '立ち退きの裁判は速く進みます。答える期限が5日かそれより短い州もあります。書類の日付に従ってください。',
  },
  'us.home.case-step': {
    says: '書類の日までに答えるか、書いてある日に裁判所に行ってください。早めに着き、証拠を持っていきます。',
  },
  'us.home.case-not-yet': {
    says: '裁判が起こされたからといって、出る必要はありません。先に裁判官が決め、その後に係官が来なければなりません。',
  },
}
