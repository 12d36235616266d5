/** Questions about being heard by the police: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_JA: Words = {
  'ch.ask.police': {
    says: '疑われた人として、答える必要はありません。最初の質問から弁護士が立ち会えます。先にそう言ってください。証人として呼ばれたなら、別の決まりがあります。どちらなのか聞いてください。',
  },
}
