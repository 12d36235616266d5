/** Questions about payments from an account that its owner did not make: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_NOT_MINE_JA: Words = {
  'gb.ask-bank.payment-not-mine': {
    says: 'あなたが承認していない支払いは、銀行が翌営業日の終わりまでに返す義務があります。断るなら銀行が詐欺か重大な不注意を証明します。チップと暗証番号が使われただけでは足りません。届け出の前は£35まで負担することがあります。書面で苦情を。最終回答から6か月、Financial Ombudsmanが無料です。',
  },
}
