/** Questions about shorter hours for a child: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_HOURS_JA: Words = {
  'es.ask.child-hours': {
    says: '12歳未満の子がいれば、1日の仕事を8分の1から半分まで減らす権利があり、給料も減ります。会社が争えるのは時間帯だけです。15日前に書面で求めてください。断られたら、20営業日以内に訴えます。',
  },
}
