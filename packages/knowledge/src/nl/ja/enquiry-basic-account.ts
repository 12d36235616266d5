/** Questions about a bank that ends or refuses an account: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BASIC_ACCOUNT_JA: Words = {
  'nl.ask.basic-account': {
    says: 'はい。EUに適法に住む人はみな、借金やBKRの記録があっても基本口座を持つ権利があります。残高を超えて使うことはできません。銀行は10営業日以内に決め、詐欺や別のオランダの口座があるなど、法律の少ない理由でだけ断れます。「basisbetaalrekening」を書面で求め、断られたら理由を求めてください。次に苦情、そしてKifidへ。',
  },
}
