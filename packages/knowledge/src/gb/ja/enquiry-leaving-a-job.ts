/** Questions about the notice that a worker must give: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_JA: Words = {
  'gb.ask-work.own-notice': {
    says: '法律では、1か月働けば1週間の予告で足ります。契約がより長い予告を求めることがあるので、読んで、早い日での合意を頼んでください。働いた日の給料はあなたのものです。前に書面で同意していない限り、罰として差し引けません。訴えるには実際の損害の証明が要り、まれです。書面で退職を伝えます。',
  },
}
