/** Questions about goods, bags and honest reviews: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_JA: Words = {
  'us.ask-life.unordered': {
    says: '頼んでいないのに郵便で届いた品物に、払う必要はありません。それは贈り物です。そのことを書面で会社に伝えてください。',
  },
  'us.ask-life.luggage': {
    says: '航空会社は、なくなった、遅れた、こわれた荷物について、上限まで払わなければなりません。すぐに届け出て、領収書を取っておき、こわれたときは7日以内、遅れたときは21日以内に手紙を書いてください。',
  },
  'us.ask-life.faulty-goods': {
    says: '品物は、たいてい、そのような品物がすることをできなければなりません。修理、新しい品、または返金を書面で求めてください。書面の保証は守られなければなりません。',
    dependsOn: '品物の古さと、保証に書いてあること',
  },
  'us.ask-life.review': {
    says: '本当の事実と、意見とはっきりわかるものは、法律にかなっています。契約で、正直な感想を禁じることはできません。証拠を残してください。本当だと示せないところは直してください。',
    dependsOn: '書いたことが本当かどうか',
  },
}
