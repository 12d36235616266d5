/** Questions about pay that the employer holds back for damage: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_JA: Words = {
  'fr.ask-work.pay-held-back': {
    says: '損害、レジの不足、工具の紛失を理由に給料を差し引くことはできません。罰金も禁止です。責任を負うのは故意（faute lourde）だけで、裁判所が認める必要があります。前払い金は給料の10分の1まで差し引けます。書留で返金を求め、次に労働裁判所の急速手続（référé）へ。弁護士は不要、期限は3年です。50ユーロがかかることがあります（法律扶助があれば不要）。',
  },
}
