/** Questions about the debts of a husband, a wife or a parent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_A_PARTNER_JA: Words = {
  'de.ask-debt.spouse': {
    says: '配偶者、親、成人した子の借金は、あなたも署名していなければ払う必要はありません。例外は、結婚中の家族の日常の買い物です。署名しておらず債務はないと、会社に一度書いてください。亡くなった人の借金は別で、期限内に相続を放棄します。',
  },
}
