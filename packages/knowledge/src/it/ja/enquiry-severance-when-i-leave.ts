/** Questions of people who fear to lose their severance pay (TFR) when they resign: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEVERANCE_WHEN_I_LEAVE_JA: Words = {
  'it.ask.tfr-resign': {
    says: 'TFRは、自分から辞めても、試用期間中でも、仕事の終わり方に関係なくあなたのものです。罰として取り上げることはできません。引けるのは、働かなかった予告期間の給料だけです。自分から辞めると普通失うのは失業給付（NASpI）ですが、未払い賃金など正当な理由があれば別です。年金基金に入れた分も、そこであなたのもののままです。請求の期限は5年です。',
  },
}
