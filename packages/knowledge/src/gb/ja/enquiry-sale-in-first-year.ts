/** Questions about a notice to sell or move in that ends in the first year of a tenancy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SALE_IN_FIRST_YEAR_JA: Words = {
  'gb.ask-housing.sale-first-year': {
    says: '売却や本人の入居を理由とする通知（ground 1A、1）は、その日付が入居1年目の内なら使えません。4か月前の通知だけでは足りません。その日に出る必要はありません。家賃を払い続け、大家に書面で伝え、Shelterに見てもらいましょう（0808 800 4444）。退去を命じられるのは裁判所だけです。通知の後、12か月は貸し直せません。',
  },
  'gb.ask-housing.sale-notice-after-year': {
    says: 'ground 1か1AのForm 3Aは、入居1年を過ぎれば有効なことがあります。それでもその日に出る必要はありません。大家は裁判所で計画を証明しなければならず、退去させられるのは裁判所の執行官だけです。書式、4か月、敷金をShelterに見てもらいましょう（0808 800 4444）。家賃を払い続け、自治体に相談を。通知の後12か月は貸し直せません。',
  },
}
