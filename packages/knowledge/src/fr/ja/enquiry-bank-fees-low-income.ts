/** Questions about the fees of a bank from people with little money: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FEES_LOW_INCOME_JA: Words = {
  'fr.ask-buy.bank-fees-low-income': {
    says: '収入が少ない人や、毎月手数料を取られる人は「client fragile（支援の必要な顧客）」になれます。銀行は、この種の手数料を合計で月25ユーロまでにすると約束しています。特別プラン（約3ユーロ）なら月20ユーロ、年200ユーロまで。ほかの人は1回8ユーロ、月80ユーロ、引落し拒否は20ユーロまでです。この扱いと取りすぎた分の返金を書面で求め、断られたら苦情窓口、次に無料の調停人へ。',
  },
}
