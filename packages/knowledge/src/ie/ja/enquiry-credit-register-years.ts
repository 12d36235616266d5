/** Questions about how long a missed loan stays on the register: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REGISTER_YEARS_JA: Words = {
  'ie.ask.credit-years': {
    says: 'Central Credit Registerは、ローンの終了後5年間、未払いの月と共に記録します。centralcreditregister.ieで無料の報告書を取ってください。誤りは貸主と登録所に書面で訂正を求めます。病気だったなどの短い説明を付けられます。貸すかは各社が決めるので、断った理由を尋ねましょう。',
  },
}
