/** Questions about a higher rent and the deposit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AND_DEPOSIT_JA: Words = {
  'it.ask.deposit': {
    says: '鍵を返した日を書いて、書留かPECで求めてください。家主が取れるのは証明した損害だけで、壁の跡など普通の使用による傷みは除かれます。争えば家主だけでは決められず、裁判官に求める必要があります。法定利息も付きます。払わなければ、金額にかかわらず、まず調停（mediazione）、次に裁判所（tribunale）です。どちらも弁護士が必要ですが、収入が少なければ無料です。',
  },
  'it.ask.rent-rise': {
    says: '書面の契約のとおりだけで、ほとんどはISTATによります。一律の税（cedolare secca）なら、契約の間、家賃を上げられません。',
    dependsOn: '契約の内容',
  },
  'it.ask.deposit-limit': {
    says: '敷金は家賃3か月までです。法定利息がつき、毎年払われます。出る時に返りますが、家主が証明した損害は引かれます。',
  },
}
