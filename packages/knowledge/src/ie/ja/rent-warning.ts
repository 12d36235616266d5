/** A warning about rent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_WARNING_JA: Words = {
  'ie.rent-warning.right': {
    says: '28日以内に滞納をすべて払えば、それを理由に賃貸を終わらせることはできません。RTBにも同じ警告が届いていなければなりません。その後の通知は28日で、受け取ってから28日以内ならRTBで争えます。',
  },
}
