/** The law on stopping a seizure, telling what one owns and pay that tax offices must leave: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_TERMS_JA: Words = {
  'jp.enforce.right-stop-suit': {
    says: '判決の後に払った、または時効になったときは、請求異議の訴えで差押えを止められることがあります。執行停止も申し立ててください。',
  },
  'jp.enforce.warn-disclosure': {
    says: '財産開示期日の呼出しには必ず応じてください。行かない、または嘘を言うと処罰されます。その日までに相談してください。',
  },
  'jp.enforce.right-tax-pay': {
    says: '税の差押えでも、給料の一定額と生活や仕事に必要な物は差し押さえられません。財産がないときは、滞納処分の停止ができます。',
  },
}
