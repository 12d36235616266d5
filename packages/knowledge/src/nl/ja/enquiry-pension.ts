/** Questions about pension premiums that are not paid in: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_JA: Words = {
  'nl.ask.pension-not-paid': {
    says: '雇い主は、給料から引いた分も含めて、各四半期の後1か月以内に年金基金か保険会社に掛け金を払わなければなりません。いくら届いたか基金に書面で聞き、給与明細を残しましょう。業種の基金なら、多くの場合それでも年金は積み上がります。保険会社は、知らせてから早くても3か月後にしか止められません。倒産したら、すぐUWVに最長1年分の掛け金を求めましょう。',
  },
}
