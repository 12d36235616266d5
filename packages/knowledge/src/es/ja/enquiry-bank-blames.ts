/** Questions about a bank that blames its customer for a fraud: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_BLAMES_JA: Words = {
  'es.ask.bank-blames': {
    says: 'いいえ、それで終わりではありません。銀行は、詐欺か重大な不注意を証明しない限り、許可していない支払いを返す義務があります。巧みな手口に引っかかっただけではそれに当たらないと最高裁は言います（571/2025）。被害届を付けて顧客窓口に書面で苦情を。回答期限は15営業日です。次に無料のBanco de Españaか裁判所へ。',
  },
}
