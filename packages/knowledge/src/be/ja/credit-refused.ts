/** Letters of a lender who refuses a loan: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_JA: Words = {
  'be.credit.refused-want': {
    says: '貸主が、あなたの融資の申し込みを断りました。',
  },
  'be.credit.refused-right': {
    says: '貸主は、どの名簿を調べて何が分かったかを、すぐに無料で伝えなければなりません。断ることに手数料は取れません。',
  },
  'be.credit.refused-step': {
    says: '国立銀行の名簿（Centrale des crédits）に自分の何が載っているかを無料でたずね、誤りは直してもらいましょう。',
  },
}
