/** Questions about the debts of a husband, a wife or a parent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_JA: Words = {
  'de.ask-debt.spouse': {
    says: 'あなたも署名したのでなければ、配偶者や親の借金を払う義務はありません。例外は、家族のための毎日の買い物です。',
  },
}
