/** Questions about taking a thing back to a shop: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_RETURN_JA: Words = {
  'be.ask.shop-return': {
    says: 'いいえ、欠陥のない品を店に返す権利は法律にはありません。レシートと表示を見てください。商品券や30日など、店が約束したことは守る義務があります。欠陥があれば2年間、修理か交換の義務があり、商品券では足りません。ネット購入なら14日あります。',
  },
}
