/** The Japanese words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_JA: Words = {
  'be.ask.deposit': {
    says: '保証金はあなた名義の凍結口座に置かれ、双方か裁判官だけが解放できます。家主が取れるのは、入居と退去の2つの確認書で分かる損害だけで、経年の傷みは除かれ、費用の証明が必要です。書留で求め、次に治安判事へ。まず無料の調停です。上限は家賃2か月分、フランデレンは3か月分です。',
    dependsOn: 'あなたの地域',
  },
  'be.ask.rent-costs': {
    says: '書面で請求書を見せるよう求めてください。家賃と別の費用は、契約に決まった額がなければ、本当にかかった額でなければなりません。正しい分を払い、残りは争います。決めるのは治安判事です。',
  },
}
