/** Questions about an IVA that can no longer be paid: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAILING_PLAN_JA: Words = {
  'gb.ask-debt.iva-cannot-pay': {
    says: '今すぐ管理者（supervisor）に電話し、新しい家計表を送ってください。休止を認めたり、減額や早期終了を債権者に求めたりできます。失敗すると、払った分を引いた借金が利息付きで戻ります。その時はdebt relief order、breathing space、破産が合うこともあります。先に無料相談：0808 808 4000。',
  },
}
