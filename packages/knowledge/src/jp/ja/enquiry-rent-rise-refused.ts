/** Questions of tenants who say no to a higher rent: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_REFUSED_JA: Words = {
  'jp.ask.rent-rise-refuse': {
    says: 'いいえ。値上げを断っても出て行く必要はありません。普通の賃貸では、解約や更新拒絶に正当事由が必要で、値上げの拒否は正当事由になりません。合意がなくても契約は法律上続きます(法定更新)。今の家賃を払い続け、受け取らなければ供託します。書類に署名しないでください。大家は調停、次に裁判をする必要があります。定期借家だけは期日に終わります。',
  },
}
