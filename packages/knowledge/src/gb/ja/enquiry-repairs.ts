/** Questions about repairs and damp in a rented home in England: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_JA: Words = {
  'gb.ask-housing.repairs': {
    says: '家主は、建物、配管、暖房、お湯、トイレ、電気の配線を直さなければなりません。写真をつけて書面で報告します。何もされなければ、役所（council）に調べてもらいます。家賃は払い続けてください。',
  },
  'gb.ask-housing.damp': {
    says: '家主は、住める状態を保たなければなりません。湿気やカビで、住めない状態になることがあります。写真と健康への影響を書面で報告し、次に役所（council）に電話してください。',
  },
  'gb.ask-housing.stop-rent': {
    says: '修理がされなくても、家賃を止めないでください。滞納で家を失うことがあります。払えないなら、今、家主と借金の相談員に話してください。',
  },
}
