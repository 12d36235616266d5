/** Questions about a higher rent and the deposit: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AND_DEPOSIT_JA: Words = {
  'it.ask.deposit': {
    says: '鍵を返した日を書いて、書留かPECで求めてください。家主が返さなくてよいのは証明した損害の分だけで、利息を払わなければなりません。',
  },
  'it.ask.rent-rise': {
    says: '書面の契約のとおりだけで、ほとんどはISTATによります。一律の税（cedolare secca）なら、契約の間、家賃を上げられません。',
    dependsOn: '契約の内容',
  },
  'it.ask.deposit-limit': {
    says: '敷金は家賃3か月までです。法定利息がつき、毎年払われます。出る時に返りますが、家主が証明した損害は引かれます。',
  },
}
