/** Questions about bad work of a tradesman: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_JA: Words = {
  'de.ask-buy.botched-work': {
    says: '完成の承認（Abnahme）をしないでください。欠陥を写真付きで挙げ、適当な期間を与えます。それまでは修理費の約2倍まで支払いを止められます。期限が過ぎたら、相手の費用で他に頼む、減額する、重い欠陥なら解除できます。争いのない分は払います。',
  },
}
