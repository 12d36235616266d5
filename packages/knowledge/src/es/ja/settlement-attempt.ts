/** The attempt to settle that must come before most court cases (MASC): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SETTLEMENT_ATTEMPT_JA: Words = {
  'es.debt.masc': {
    says: '2025年4月3日から、ほとんどの裁判の前に、相手は話し合い（MASC）を試みなければなりません。この手紙がそれかもしれません。',
  },
  'es.debt.insight-answer-masc': {
    says: '話し合いを提案する手紙を無視すると、裁判官が費用を決めるとき、不利に見ることがあります。',
    actionable: '断るときも、書面で答えてください。理由を書き、できることを提案します。',
  },
}
