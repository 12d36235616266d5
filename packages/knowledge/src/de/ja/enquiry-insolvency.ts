/** Questions about private insolvency: how long it takes and what a person keeps: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSOLVENCY_JA: Words = {
  'de.ask-debt.insolvency': {
    says: '3年後にほとんどの借金から解放されます。その前に、相談所か弁護士が債権者との和解を試みます。家賃を払い続ければ賃貸の家は残ります。車は、仕事や健康のために必要な場合だけ残ります。給料の守られる部分も残ります。罰金や故意の犯罪による債務は消えません。',
  },
}
