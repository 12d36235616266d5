/** The Japanese words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_JA: Words = {
  'be.ask.deposit': {
    says: '敷金は、あなたの名前の凍結口座に置く必要があります。ほとんどは家賃2か月分まで、フランデレンでは3か月分までです。引き出せるのは、両方の同意か裁判官の決定によります。',
    dependsOn: 'あなたの地域',
  },
  'be.ask.rent-costs': {
    says: '書面で請求書を見せるよう求めてください。家賃と別の費用は、契約に決まった額がなければ、本当にかかった額でなければなりません。正しい分を払い、残りは争います。決めるのは治安判事です。',
  },
}
