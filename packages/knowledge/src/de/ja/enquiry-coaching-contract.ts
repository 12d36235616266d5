/** Questions about an expensive coaching booked online: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COACHING_CONTRACT_JA: Words = {
  'de.ask-buy.coaching': {
    says: '今日、書面で撤回してください。通話やネットの契約は14日以内、正しい説明がなければもっと長く取り消せます。どこに印があっても、まだ事業をしていなければ消費者です。学習を確認する遠隔講座には許可（ZFU）も必要で、なければ無効となり全額戻ります。引き落としを止め、記録を残してください。',
  },
}
