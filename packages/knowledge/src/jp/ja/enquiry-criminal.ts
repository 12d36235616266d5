/** Questions about being heard by the police: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_JA: Words = {
  'jp.ask.police': {
    says: '意に反して話す必要はありません（黙秘権）。逮捕されていなければ、断ることも帰ることもできます。弁護士はいつでも呼べます。逮捕後は当番弁護士を頼んでください（初回無料）。違う内容の調書に署名しないでください。',
  },
}
