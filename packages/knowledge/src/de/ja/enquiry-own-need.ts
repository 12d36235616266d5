/** Questions about a landlord who needs the home for the family (Eigenbedarf): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NEED_JA: Words = {
  'de.ask-home.own-need': {
    says: '確認してもらいましょう。通知には誰がなぜ住むのか書かれていなければなりません。予告期間は3か月、5年を超えると6か月、8年を超えると9か月です。困窮を理由に、終了の2か月前まで異議を申し立てられます。',
  },
}
