/** Questions about orders that turn out to be subscriptions: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUBSCRIPTIONS_JA: Words = {
  'jp.ask.subscription': {
    says: 'ネットなどの通信販売にはクーリング・オフがありません。返品はページの表示（返品特約）によります。表示がなければ、受け取りから8日以内に送料自己負担で返品できます。最終確認画面で定期の回数、総額、解約方法が分かりにくかったときは、申込みを取り消せます。メールか手紙でそう伝え、画面とメールを保存し、その間は払わないでください。店の決めた方法でも解約してください。188に無料で相談できます。',
  },
}
