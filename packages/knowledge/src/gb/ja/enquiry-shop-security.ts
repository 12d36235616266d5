/** Questions about money that a shop wants after an accusation of theft: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHOP_SECURITY_JA: Words = {
  'gb.ask-shop.civil-recovery': {
    says: 'これはお金の請求で、罰金ではなく、それ自体は警察の問題でもありません。急いで払ったり認めたりしないでください。店の実際の損害と、あなたが映った映像を求めます。店は出入りを禁じることができます。答える前に無料の助言を受けてください。',
  },
}
