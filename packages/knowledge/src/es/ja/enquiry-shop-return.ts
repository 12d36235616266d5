/** Questions about taking a thing back to a shop: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_RETURN_JA: Words = {
  'es.ask.shop-return': {
    says: 'いいえ、欠陥のない品を店に返す権利は法律にはありません。レシートと表示を見てください。15日や商品券など、店が約束したことは守る義務があります。欠陥があれば3年間、修理か交換の義務があり、商品券では足りません。ネット購入なら14日あります。苦情用紙（hoja de reclamaciones）を求めてください。',
  },
}
