/** Questions about a notice to sell or move in that ends in the first year of a tenancy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SALE_IN_FIRST_YEAR_JA: Words = {
  'gb.ask-housing.sale-first-year': {
    says: '売却や本人の入居を理由とする通知（ground 1A、1）は、その日付が入居1年目の内なら使えません。4か月前の通知だけでは足りません。その日に出る必要はありません。家賃を払い続け、大家に書面で伝え、Shelterに見てもらいましょう（0808 800 4444）。退去を命じられるのは裁判所だけです。通知の後、12か月は貸し直せません。',
  },
}
