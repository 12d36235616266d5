/** Questions about a contract that a seller at the door had signed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_JA: Words = {
  'nl.ask.door-sale': {
    says: '自宅や玄関先で署名した契約は、理由なしに14日以内に取り消せます。サービスとエネルギーは契約から、商品は引渡しから数えます。この権利を知らされていなければさらに12か月あります。メールか手紙ではっきり書き、証拠を残してください。違約金は不要です。前のエネルギー会社にも伝えてください。高齢者への欺きや圧力はACM(ConsuWijzer)に届けてください。',
  },
}
