/** Questions about a contract that a seller had signed at home, and the credit for it: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_JA: Words = {
  'fr.ask-buy.door-sale': {
    says: '今日、書留で販売者と銀行に撤回を伝えてください。理由は不要です。期間は14日で、商品なら設置つきでも引渡しから数えます。用紙や説明がなければさらに12か月あります。30％のような違約金は不要で、その購入のためのクレジットも終わります。設置させず、工事完了の書類に署名せず、何も払わないでください。高齢者への圧力はSignalConsoに届けてください。',
  },
  'fr.ask-buy.door-sale-fitted': {
    says: 'まだ間に合うかもしれません。14日は設置つきでも引渡しから数え、用紙や説明がなければさらに12か月あります。法律が求める記載のない訪問契約は、裁判所が無効にできます。そのときクレジットもなくなり、銀行は何を確かめたか説明しなければなりません。裁判官の許可なく支払いを止めないでください。注文書を消費者団体か弁護士に今見せてください。',
  },
}
