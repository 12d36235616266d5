/** The Japanese words of the rows in ../payment-order-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_STEPS_JA: Words = {
  'de.claim.step-envelope': {
    says: '黄色い封筒を残してください。そこにある日から、期間が始まります。郵便受けに入れられただけでも同じです。',
  },
  'de.claim.step-object': {
    says: 'まちがいですか。用紙の「請求の全部に異議を出す」にしるしをつけ、署名し、期限内に裁判所に送ってください。',
  },
  'de.claim.step-part': {
    says: '一部は正しいですか。費用や利息など、まちがった部分だけに異議を出してください。残りは相手に払います。',
  },
  'de.claim.step-proof': {
    says: 'どこかの区裁判所に出すか、証明できる方法で送ってください。控えを残します。',
  },
  'de.claim.step-dispute': {
    says: '異議の後、続けるなら、相手は裁判所で理由を示さなければなりません。今、証拠を集めてください。',
  },
}
