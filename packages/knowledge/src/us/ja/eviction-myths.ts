/** The Japanese words of the rows in ../eviction-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_MYTHS_JA: Words = {
  'us.home.myth-locks': {
    says: '大家は、出ていかせるために、締め出したり電気を止めたりしてはいけません。ほとんど全部の州で、裁判所を使わなければなりません。',
  },
  'us.home.myth-out-on-date': {
    says: '通知の最後の日は、追い出される日ではありません。その後、大家は裁判を起こして勝たなければなりません。',
  },
}
