/** A threat to end a long lease over a service charge: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASE_FORFEITURE_JA: Words = {
  'gb.lease.right-service-charge': {
    says: '払うのは妥当な額だけで、権利の要約が付いた請求が来るまでは払わなくてかまいません。審判所が決められます。先に賃借権を終わらせることはできません。額を認めるか審判所が定め、その後に裁判所の命令が必要です。',
  },
}
