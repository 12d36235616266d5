/** Questions about a price rise in a phone, broadband or television contract: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PHONE_PRICE_JA: Words = {
  'ie.ask.contract-price-up': {
    says: '会社が自分の判断で値段を変えるなら1か月前に知らせる義務があり、その間は手数料なしで解約できます。契約に毎年インフレなどで上がると書かれている場合は別です。どこに書いてあるか書面で尋ね、苦情を出してください。ComReg（01 804 9668）が無料で助けます。',
    dependsOn: '契約に値上げが書かれているか',
  },
}
