/** Questions about eviction, locks and rent that is late: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_JA: Words = {
  'it.ask.locks': {
    says: 'いいえ。家を出させられるのは裁判官だけです。家主が鍵を変えるか電気を止めたら、警察を呼んでください。',
  },
  'it.ask.rent-behind': {
    says: '今払える分を払い、計画を提案してください。立ち退きの書類が来たら、裁判の日に行きます。全部払うか、最長90日を頼めます。',
  },
  'it.ask.myth-children-evict': {
    says: '子どもがいるだけでは、立ち退きは止まりません。しかし、裁判官は時間をくれることがあり、福祉（servizi sociali）が助けられます。',
  },
  'it.ask.evict-children': {
    says: '子どもがいるだけでは止まりません。家賃の未払いなら、払うために90日、困っていれば120日まで求められます。その後、裁判官が6か月以内、重い場合12か月以内の日を決めます。福祉へ行き、無料の弁護士を求めましょう。',
    dependsOn: '理由と、裁判官に求めること',
  },
  'it.ask.eviction-hearing': {
    says: '審理の日に必ず行ってください。弁護士なしでも話せます。行かないと裁判官は立ち退きを認めます。家賃全額と利息・費用を払うか、苦しい事情を示して最長90日の猶予（termine di grazia）を求めます。一部だけでは止まりません。その後、裁判官が退去の日を決めます。追い出せるのは裁判所の執行官だけです。無料の弁護士、市役所、借主の組合に今すぐ相談を。',
  },
}
