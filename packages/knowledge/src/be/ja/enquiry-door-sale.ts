/** Questions about a contract that a seller at home had signed, other than for energy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_JA: Words = {
  'be.ask.door-sale': {
    says: '自宅や玄関先で署名した契約は、理由なしに14日以内に取り消せます。サービスは契約から、商品は引渡しから数えます。この権利を知らされていなければさらに12か月あります。会社に、クレジットがあれば貸し手にも、書留ではっきり書き、証拠を残してください。違約金は不要です。工事を始めさせないでください。高齢者への欺きや圧力はConsumerConnectへ。',
  },
}
