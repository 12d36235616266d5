/** Questions about the debts of a parent or relative who died: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUSE_ESTATE_JA: Words = {
  'de.ask-debt.parent-died': {
    says: 'いいえ、期限内に相続を放棄すれば払いません。死亡と自分が相続人であることを知ってから6週間です（故人か本人が外国に住んでいた場合は6か月）。本人が遺産裁判所（Nachlassgericht）か公証人へ行きます。ただの手紙では足りません。子どもの分も放棄してください。それまでは何も払わず、売らず、署名しないこと。銀行には確認中と書いてください。',
  },
}
