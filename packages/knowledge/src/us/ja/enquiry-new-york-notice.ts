/** Questions in New York about a higher rent or an order to leave without a lease: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_YORK_NOTICE_JA: Words = {
  'us.state.ny.ask-rise-or-leave': {
    says: '頼むだけでは足りません。ニューヨークでは家主はまず書面で知らせます。住んで1年未満なら30日前、2年までは60日前、その後は90日前です。5％以上の値上げも同じです。それまでは元の家賃で住めます。その後、退去させられるのは裁判官だけです。病気や障害があれば、書面でもっと時間を求めてください。ニューヨーク市と一部の町では、多くの家主に正当な理由も必要です。',
  },
}
