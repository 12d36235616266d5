/** Questions about sending back what was opened or tried on: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OPENED_BOX_JA: Words = {
  'nl.ask.opened-box': {
    says: 'いいえ。ネットで買った物は、箱を開けていても14日以内なら理由なしで返せます。店でするように試すことはできます。店が引けるのは、それを超えて使った分だけです。14日以内に通常の送料も含めて全額返します。封印された衛生用品、開けたソフト、注文品は別です。撤回すると書き、証拠を残してください。',
  },
}
