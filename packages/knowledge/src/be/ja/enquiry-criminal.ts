/** Questions about being heard by the police: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_JA: Words = {
  'be.ask.police': {
    says: '疑われているなら、答える必要はありません。質問の前に弁護士と話せます。拘束されたら、弁護士が立ち会えます。先にそれを望むと言ってください。',
  },
}
