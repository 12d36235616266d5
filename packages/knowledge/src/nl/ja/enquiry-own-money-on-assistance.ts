/** Questions about an estate, savings and things sold while on assistance: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_MONEY_ON_ASSISTANCE_JA: Words = {
  'nl.ask.benefit-inheritance': {
    says: 'すぐに、できれば書面で市に届けてください。相続は月収ではなく資産として数えられます。世帯の資産の上限までは給付は続きます。超えると、普通の暮らしで上限を下回るまで止まります。基準は死亡の日で、市はその日以降の給付の返還を求めることがあります。遺産の借金と葬儀費用は先に引かれます。異議は6週間以内です。',
  },
  'nl.ask.benefit-selling': {
    says: '自分の中古品をたまに売るのは、多くの場合収入ではありません。持ち物をお金に換えるだけです。しかし、売るために仕入れたり作ったり、頻繁に売ったりすると、仕事や収入とみなされます。続ける前に市に届けてください。届けないと返還と罰金を求められます。何を、いくらで、なぜ持っていたかの一覧を残してください。もう手紙が来たなら、その一覧を付けて6週間以内に異議を出してください。',
  },
}
