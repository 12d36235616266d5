/** Questions about the home and savings after a couple parts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATED_JA: Words = {
  'nz.ask.split-property': {
    says: '3年以上カップルとして暮らしたなら、たいてい半分です。家族の住まいは、前から相手のものでも、二人で築いた財産とともに半分ずつ分けます。共同の借金も同じです。3年未満は、それぞれの貢献で決まります。別れてから3年以内、離婚後は12か月以内にFamily Courtへ。合意は書面で、それぞれに自分の弁護士がいるときだけ有効です。',
  },
}
