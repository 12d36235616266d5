/** Questions about an expensive coaching booked online: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COACHING_CONTRACT_JA: Words = {
  'de.ask-buy.coaching': {
    says: '今日、書面で撤回してください。消費者なら、通話やネットの契約を14日以内、正しい説明がなければもっと長く取り消せます。どこに印があっても、事業を考えていただけなら消費者になり得ます。学習を確認する遠隔講座には許可（ZFU）も必要で、なければ事業者でも無効で、全額を請求できます。引き落としを止め、記録を残してください。',
  },
}
