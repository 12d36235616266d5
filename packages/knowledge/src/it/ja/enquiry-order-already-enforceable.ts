/** Questions about an order to pay that can be enforced at once: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDER_ALREADY_ENFORCEABLE_JA: Words = {
  'it.ask.order-enforceable': {
    says: '異議を出さなければ法廷は開かれません。送達から40日以内に弁護士を通じて異議を出せます。収入が少なければ無料です。すぐ執行できる命令なので、その間にprecettoや差押えが来ることがあります。払った証拠を付け、すぐ裁判官に執行停止を求めてください。年金は2026年は月1,092.48ユーロまで守られ、給料は最大5分の1です。',
  },
}
