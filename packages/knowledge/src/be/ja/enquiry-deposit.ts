/** The Japanese words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_JA: Words = {
  'be.ask.deposit': {
    says: '敷金は、あなたの名前の凍結口座に置く必要があります。ほとんどは家賃2か月分まで、フランデレンでは3か月分までです。引き出せるのは、両方の同意か裁判官の決定によります。',
    dependsOn: 'あなたの地域',
  },
}
