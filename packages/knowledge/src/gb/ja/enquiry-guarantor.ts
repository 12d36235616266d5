/** Questions of a person who signed for somebody else’s loan or rent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUARANTOR_JA: Words = {
  'gb.ask-debt.guarantor': {
    says: '原則として、保証人は、本人が払わなければ払います。ただ、署名した書類の写しを求めてください。ローンなら、貸主はあなたにも写しと債務不履行通知（default notice）を送り、払えるかを調べる義務がありました。なければ苦情を。8週間後はFinancial Ombudsmanが無料です。続けられる額だけ申し出て相談を。',
  },
}
