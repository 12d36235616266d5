/** Questions about a bank that closes or refuses an account: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOUNT_CLOSED_JA: Words = {
  'be.ask.account-closed': {
    says: '口座を解約する銀行は、普通2か月前に書面で予告する義務があります（不正や重大な違反の場合を除く）。理由とお金の返還を書面で求めてください。消費者には基本的な銀行サービスを受ける権利があります。銀行の書式で申し込み、断られたら苦情を。カード、振込、引落しが安く使えます。銀行に、次に無料のOmbudsfinに苦情を出せます。雇い主には早めに新しい口座を。',
  },
}
