/** Questions about the raised fare for no valid ticket: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUS_AND_TRAM_JA: Words = {
  'de.ask-debt.no-ticket': {
    says: 'バスや路面電車では割増運賃は60ユーロまでです。自分名義の有効な切符があったなら、1週間以内に見せれば最大7ユーロです。券売機が壊れていたなら、証拠と共に伝えてください。わざと払わずに乗ると犯罪になることがあります。',
  },
}
