/** How people tell of losing a rented home in Japanese. */
import type { SubjectsOf } from '../subject.ts'

export const EVICTION: SubjectsOf<'evicted'> = {
  evicted: {
    says: [
      '出て行って',
      '出ていって',
      '出て行く',
      '滞納',
      '家を売るので',
      '退去通知',
      '更新を拒',
      '立ち退き',
      '立退き',
      '立退料',
      '追い出',
      '明け渡し',
      '明渡し',
      '更新拒絶',
      '更新しない',
      '更新を断',
      '退去を求め',
      '退去しろ',
      '退去してほしい',
      '出て行け',
      '出ていけ',
      '出てほしい',
      '家賃滞納',
      '家賃を滞納',
      '鍵を交換',
      '鍵交換',
      '鍵を替え',
      '解約申し入れ',
      '建て替え',
      '建替え',
    ],
  },
}
