/** Questions about a refund: in money or as a voucher, from a site or a shop: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUND_IN_MONEY_JA: Words = {
  'fr.ask-buy.refund-voucher': {
    says: 'いいえ、商品券を受け取る必要はありません。ネット購入を14日以内に撤回したなら、代金と通常の送料が戻ります。14日以内に、払ったのと同じ方法のお金で返す義務があります。売主は品物か発送の証明を待てます。書留で求めてください。遅れると法律で額が増えます。次にSignalConsoか調停人へ。',
  },
  'fr.ask-buy.shop-return': {
    says: 'いいえ、欠陥のない品を店に返す権利は法律にはありません。レシートと店内の表示を見てください。返品や商品券を約束する店は多く、その約束は守る義務があります。欠陥があれば、店は2年間、修理か交換をする義務があります。ネット購入なら14日の撤回期間があります。',
  },
  'fr.ask-buy.withdraw-online': {
    says: 'はい。品物を受け取った日、またはサービスの契約日から14日間、理由なしに撤回できます。はっきり書いて証拠を残してください。その後14日以内に返送し、送料は普通あなたの負担です。残りは14日以内に戻ります。この権利を知らされていなければ12か月延びます。注文製作の品は対象外です。',
  },
}
