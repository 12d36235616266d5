/** Questions about the debts of a parent or relative who died: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUSE_ESTATE_JA: Words = {
  'de.ask-debt.parent-died': {
    says: '期限内に相続を放棄すれば払わなくてよいです。何もしないと相続になります。死亡と自分が相続人であることを知ってから6週間です（故人の住所が外国だけだった場合や、その時あなたが外国にいる場合は6か月）。本人が遺産裁判所（Nachlassgericht）か公証人へ行きます。ただの手紙では足りません。子どもの分も放棄してください。それまでは何も持ち出さず、払わず、売らず、署名しないこと。家賃も同じです。葬儀は残ることがありますが、社会福祉局が払えることがあります。',
  },
}
