/** An order to pay by instalments that one cannot keep up: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const INSTALMENT_ORDER_JA: Words = {
  'ie.instalment.right-change': {
    says: '続けられないときは、分割払いの命令（instalment order）を変えるよう District Court に頼みます。刑務所は、払えるのに払わない人だけで、法律扶助つきの審理の後です。',
  },
}
