/** The law on cut-offs and phone contracts, where a letter names them: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_TERMS_JA: Words = {
  'be.utility.right-who-decides': {
    says: '会社は自分だけで電気やガスを止められません。フランデレンでは地元の委員会（LAC）、ブリュッセルでは裁判官の同意が必要です。そこへ行き、自分の言い分を話してください。',
  },
  'be.utility.right-end-phone': {
    says: '電話やネットの契約は、いつでも終えられます。6か月後は、機器の代金の残りを除き、手数料を取れません。',
  },
}
