/** Questions about heirs who do not agree: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_JA: Words = {
  'fr.ask-family.coheirs': {
    says: '遺産の共有にとどまる義務は誰にもありません。他の相続人と公証人に、売却、相手の持分の買取り、自分の持分の売却を書面で提案してください。一人で住む人は他の人に使用料（indemnité d’occupation）を払います。持分の大多数を持てば裁判官に売却の許可を求められます。だめなら裁判所が分割か売却を命じ、弁護士が必要です。先に調停人も使えます。',
  },
}
