/** Questions about a bank that closes or refuses an account: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOUNT_CLOSED_JA: Words = {
  'es.ask.account-closed': {
    says: '口座を解約する銀行は、普通2か月前に書面で知らせる義務があります。身分や収入の書類を求められたら、控えに受領印をもらって出してください。出さないと凍結され得ます。EUに合法的に住む人と庇護申請者には、基本口座（cuenta de pago básica）の権利があります。回答は10営業日以内です。断られたら苦情を、次に無料のBanco de Españaへ。',
  },
}
