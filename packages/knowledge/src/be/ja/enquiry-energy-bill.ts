/** Questions about energy that one cannot pay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_JA: Words = {
  'be.ask.energy': {
    says: '会社に分割を、CPASにエネルギー基金を頼んでください。止めるには手順が必要で、冬の決まりは地域でちがいます。エネルギーのオンブズマンは無料です。',
  },
}
