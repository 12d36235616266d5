/** Questions about a rise of the rent under the flat tax: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_FLAT_TAX_JA: Words = {
  'it.ask.rent-flat-tax': {
    says: 'いいえ。定率課税（cedolare secca）を選んだ家主は、その間ISTATを含むすべての値上げを放棄しています。登録された家賃を超える値上げはどのみち無効です。今の家賃を払い続けると書留かPECで書き、振り込んでください。それを理由に契約終了前に追い出すことはできません。払い過ぎは、家を返してから6か月まで取り戻せます。',
  },
}
