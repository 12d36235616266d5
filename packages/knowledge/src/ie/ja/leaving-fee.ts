/** A fee for leaving early: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LEAVING_FEE_JA: Words = {
  'ie.leaving-fee.right': {
    says: '早期解約の料金は公正で、契約前にはっきり示されていなければなりません。そうでなければ従う必要はありません。計算の方法を尋ねます。電話会社との争いはComRegが解決できます。',
  },
}
