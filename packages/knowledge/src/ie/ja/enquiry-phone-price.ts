/** Questions about a price rise in a phone, broadband or television contract: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PHONE_PRICE_JA: Words = {
  'ie.ask.contract-price-up': {
    says: '会社が自分の判断で値段を変えるなら1か月前に知らせる義務があり、その間は手数料なしで解約できます。契約に毎年インフレなどで上がると書かれている場合、この権利はありませんでした。2026年に新しい法律が予定されていたので、今どうかをComReg（01 804 9668、無料）に尋ね、会社にはどこに書いてあるか書面で尋ねてください。',
    dependsOn: '契約に値上げが書かれているか',
  },
}
