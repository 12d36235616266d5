/** Questions of people who fear that bankruptcy takes all they have: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_BELONGINGS_JA: Words = {
  'us.fact.bankruptcy-keep': {
    says: 'いいえ。ほとんどの人は持ち物を失いません。州の法律が、家の持ち分の一部、車、年金、家財を守ります。数えるのは、価値からローンを引いたあなたの持ち分です。第7章では、その範囲内でローンの支払いが遅れていない物は残せます。第13章では全部を残し、3〜5年で遅れを取り戻します。申立ての前に弁護士か法律扶助に相談してください。',
  },
}
