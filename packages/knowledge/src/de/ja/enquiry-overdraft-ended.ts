/** Questions about an overdraft that the bank ends or cuts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDRAFT_ENDED_JA: Words = {
  'de.ask-debt.overdraft-ended': {
    says: '銀行は当座貸越(Dispo)をふつう理由なしに終わらせられますが、相応の期間を置く義務があり、一か月が普通です。今日、一度に払えないと書き、低い利率の決まった分割か期間を求めてください。急いで高い借入れをしないでください。新しい給料は差し引かれることがあるので、P-Kontoを求めるか、別の銀行の基本口座に給料を移してください。断られたら無料の債務相談へ。',
  },
}
