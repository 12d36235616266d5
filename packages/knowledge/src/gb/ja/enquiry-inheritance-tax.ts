/** Questions about tax on what somebody leaves: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_TAX_JA: Words = {
  'gb.ask-tax.inheritance': {
    says: '税がかかるのは£325,000を超える分だけです。家が子や孫に渡るときは£500,000です。配偶者やシビルパートナーに渡る分はかからず、使われなかった枠も引き継がれます。超えた分は40％です。過去7年の贈与も数えられることがあります。遺産を扱う人が遺産から、死亡後6か月目の月末までに払います。',
    dependsOn: '遺産全体の価値と、誰が受け取るか',
  },
}
