/** Court claims to make a tenant leave (sfratto): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_JA: Words = {
  'it.claim.want-eviction': {
    says: '家主が、立ち退き（sfratto）を裁判官に求め、あなたを裁判の日に呼び出しています。',
  },
  'it.claim.reality-eviction': {
    says: '裁判の日に行かないと、裁判官は立ち退きを認めます。行けば、払う、時間を頼む、または反対することができます。',
  },
  'it.claim.no-locks': {
    says: '裁判の日に追い出すことはだれにもできません。裁判官が日を決め、執行官（ufficiale giudiziario）は10日前に知らせる必要があります。',
  },
  'it.claim.deadline-eviction': {
    says: '大切なのは裁判の日です。弁護士がいなくても行ってください。',
    action: '裁判の日に行く：払う、時間を頼む、または反対する',
    consequence: '裁判官が立ち退きを認めます。',
  },
  'it.claim.right-grace': {
    says: '住まいの家賃なら、裁判の日に、利息と費用を付けて全部払えます。または、最長90日（termine di grazia）を裁判官に頼めます。',
  },
  'it.claim.right-grace-long': {
    says: '失業、病気、または本当の困窮なら、120日になることがあります。使えるのは4年に3回、困窮なら4回です。',
  },
  'it.claim.right-twenty-days': {
    says: '立ち退きの書類を受け取った日から裁判の日まで、少なくとも20日必要です。',
  },
  'it.claim.step-hearing': {
    says: '裁判の日に行き、支払いと困窮の証拠を持って行ってください。裁判官に支払いの猶予（termine di grazia）を頼みます。',
  },
  'it.claim.step-social': {
    says: '町の福祉（servizi sociali）と住宅の役所に行ってください。滞納のある借り手の基金（morosità incolpevole）を頼みます。',
  },
  'it.claim.option-defend-home': {
    title: '家を守る',
    says: '裁判の日に行きます。全部払う、支払いの猶予（termine di grazia）を頼む、または反対します。',
    cost: '滞納の家賃、利息、費用。収入が少なければ、無料の法律扶助。',
    time: '払うまで最長90日か120日。',
    risk: '新しい日を守らないと、立ち退きが認められます。',
    bestFor: '住み続けたい、または時間が必要なとき。',
  },
  'it.claim.right-alone': {
    says: 'この期日には弁護士なしで行き、支払い、猶予を求め、争うことができます。収入が少なければ弁護士は無料です(patrocinio a spese dello Stato)。その日までに弁護士会に聞いてください。',
  },
}
