/** Questions about faulty cars from a dealer: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_JA: Words = {
  'de.ask-buy.dealer-car': {
    says: '業者は、個人の買主に対して保証責任を外せません。契約に何と書いてあっても同じです。最初の1年は、欠陥が初めからあったと推定されます。期限を書いて修理を求め、だめなら減額か返品ができます。普通の消耗は対象外です。',
  },
}
