/** Questions about the guarantee, and about used cars: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_JA: Words = {
  'ch.ask.step-buy': {
    says: '何が問題で何を求めるかを会社に文書で伝え、無理のない期限を決めてください。送った証拠を残してください。',
  },
  'ch.ask.guarantee': {
    says: 'すぐに書面で売り手に知らせてください。店の品物は、引渡しから2年です。値下げ、新しい物、返金を求められます。ただし、契約が代わりに修理と決めている場合は別です。',
  },
}
