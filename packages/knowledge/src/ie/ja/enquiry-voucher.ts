/** Questions about a gift voucher that ran out: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VOUCHER_JA: Words = {
  'ie.ask.voucher-expired': {
    says: 'いいえ。2019年12月2日以降に買った商品券は、少なくとも5年有効か無期限です。それより短い期限は無効です。販促、ポイント、返品の券は別です。一度に使い切らせることや、名前の変更に料金を取ることもできません。購入日を書いて店に手紙を。断られたらCCPC（01 402 5555）と少額請求手続き（small claims procedure）へ。',
  },
}
