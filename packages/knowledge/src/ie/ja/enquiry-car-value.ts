/** Questions about a written-off car: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_VALUE_JA: Words = {
  'ie.ask.written-off': {
    says: 'まだ受け入れないでください。同じ年式と走行距離の広告を送り、金額の根拠を尋ねます。保険会社は公正に、速やかに扱う義務があります。書面で苦情を出し、40営業日たつか最終的に断られたら、無料でFSPOへ。',
  },
}
